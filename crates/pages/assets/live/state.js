// Keeps the page of a table fresh: sends its forms, follows its events, lets pieces glide to where they went.
// Everything works without this script as well, by forms and reloading.
"use strict";

const FORM = "application/x-www-form-urlencoded";
const RECONNECT = 2000;

// Where the site lies: everything else lies beside the folder of this file.
const ROOT = new URL("..", document.currentScript.src).pathname.replace(/\/$/, "");

let source = null; // the stream of pages
let shown = 0; // the last event that the page shows
let queue = Promise.resolve(); // what is sent and fetched, one after the other
let turning = false; // whether a lesson or a replay goes to another page
let wasMine = false; // whether it was one's own turn

const table = () => document.getElementById("table");
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const inTurn = (work) => (queue = queue.then(work, work));
const wait = (millis) => new Promise((done) => setTimeout(done, millis));

// What only the script can do looks like it only then.
document.documentElement.classList.add("has-script");
