// Sounds of our own, made here: none is fetched, and none is heard before somebody has asked for them.

const TONES = { Y: 1318, G: 1568, B: 1976, M: 2637 };
const VOICES = 6;

let audio = null; // the sound card, once somebody wants to hear
let master = null;
let voices = 0; // how many sounds are heard just now
let steps = 0; // every second step is lower
let heard = -1; // the number of deeds that were heard
let lastInput = 0; // when somebody last did something here

for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => {
  lastInput = performance.now();
  audio?.resume();
}, true);

const wantsSound = () => table()?.dataset.sound !== undefined;

function sound(name, ...details) {
  if (!wantsSound() || voices >= VOICES || !window.AudioContext) return;
  if (!audio) {
    audio = new AudioContext();
    master = new GainNode(audio, { gain: 0.5 });
    master.connect(new DynamicsCompressorNode(audio)).connect(audio.destination);
  }
  if (audio.state === "suspended" && !navigator.userActivation?.hasBeenActive) return;
  voices += 1;
  setTimeout(() => { voices -= 1; }, 400);
  SOUNDS[name](...details);
}

const jitter = () => 1 + (Math.random() - 0.5) * 0.06;

// A voice: how loud, how fast it comes and goes, when; times in milliseconds.
function envelope({ gain, attack, decay, at = 0 }) {
  const volume = new GainNode(audio, { gain: 0 }), begin = audio.currentTime + at / 1000;
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.linearRampToValueAtTime(gain, begin + attack / 1000);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + (attack + decay) / 1000);
  return { volume, begin, end: begin + (attack + decay) / 1000 + 0.02 };
}

function tone(type, from, shape, { to = from, over = 0, lowpass } = {}) {
  const { volume, begin, end } = envelope(shape);
  const source = new OscillatorNode(audio, { type, frequency: from });
  if (to !== from) {
    source.frequency.setValueAtTime(from, begin);
    source.frequency.exponentialRampToValueAtTime(to, begin + over / 1000);
  }
  const filter = lowpass && new BiquadFilterNode(audio, { type: "lowpass", frequency: lowpass });
  (filter ? source.connect(filter) : source).connect(volume).connect(master);
  source.start(begin);
  source.stop(end);
}

let whiteNoise = null;

function noise(type, from, shape, { to = from, over = 0, sharpness = 1 } = {}) {
  if (!whiteNoise) {
    whiteNoise = new AudioBuffer({ length: audio.sampleRate / 2, sampleRate: audio.sampleRate });
    const samples = whiteNoise.getChannelData(0);
    for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  }
  const { volume, begin, end } = envelope(shape);
  const source = new AudioBufferSourceNode(audio, { buffer: whiteNoise });
  const filter = new BiquadFilterNode(audio, { type, frequency: from, Q: sharpness });
  if (to !== from) {
    filter.frequency.setValueAtTime(from, begin);
    filter.frequency.exponentialRampToValueAtTime(to, begin + over / 1000);
  }
  source.connect(filter).connect(volume).connect(master);
  source.start(begin);
  source.stop(end);
}

const chord = (type, notes, gain, attack, decay, more) => notes.forEach(([frequency, at, lasts = decay]) =>
  tone(type, frequency, { gain, attack, decay: lasts, at }, more));

const SOUNDS = {
  crystal(letter, place) {
    const frequency = TONES[letter] * (1 + 0.02 * place) * jitter(), at = 40 * place;
    tone("sine", frequency, { gain: 0.16, attack: 2, decay: 220, at });
    tone("sine", 2.76 * frequency, { gain: 0.05, attack: 2, decay: 90, at });
  },
  card() {
    noise("bandpass", 1800, { gain: 0.1, attack: 4, decay: 110 }, { to: 900, over: 90, sharpness: 0.8 });
    tone("triangle", 180 * jitter(), { gain: 0.05, attack: 2, decay: 40, at: 70 });
  },
  step() {
    steps += 1;
    const lower = (steps % 2 ? 1 : 0.94) * jitter();
    noise("lowpass", 420, { gain: 0.14, attack: 1, decay: 70 });
    tone("sine", 96 * lower, { gain: 0.12, attack: 1, decay: 90 }, { to: 70 * lower, over: 90 });
  },
  build() {
    for (const [at, frequency] of [[0, 240], [90, 240], [210, 180]]) {
      tone("triangle", frequency * jitter(), { gain: 0.14, attack: 1, decay: 80, at });
      noise("bandpass", 2400, { gain: 0.05, attack: 1, decay: 25, at });
    }
  },
  claim() {
    tone("sine", 65, { gain: 0.22, attack: 20, decay: 900 }, { to: 49, over: 600 });
    chord("triangle", [[392, 180], [494, 240], [587, 300]], 0.07, 30, 1200, { lowpass: 2200 });
  },
  turn() {
    chord("sine", [[587, 0], [880, 120]], 0.1, 8, 420);
  },
  win() {
    chord("triangle", [[392, 0], [494, 140], [587, 280], [784, 460, 2200], [988, 460, 2200], [1175, 460, 2200]], 0.09, 10, 700);
    tone("sine", 98, { gain: 0.12, attack: 10, decay: 2600 });
  },
  lose() {
    chord("triangle", [[392, 0], [330, 200], [294, 420]], 0.06, 10, 900);
  },
};

// After every swap: what was done since the last one is heard, a sound for each kind of deed.
function soundDeeds() {
  const deeds = (table()?.dataset.deeds ?? "").split(" ").filter(Boolean).map((deed) => deed.split(":"));
  const isFirst = heard < 0;
  const fresh = deeds.filter(([number]) => Number(number) > heard).map(([, name]) => name);
  heard = Math.max(heard, ...deeds.map(([number]) => Number(number)), 0);
  if (isFirst) return;
  [...new Set(fresh)].filter((name) => SOUNDS[name]).forEach((name, place) => setTimeout(() => sound(name), 120 * place));
}

function soundCrystals(moved) {
  moved.slice(0, VOICES).forEach(({ letter }, place) => sound("crystal", letter, place));
}

// Not while somebody is at it anyway.
function soundTurn() {
  if (document.hidden || performance.now() - lastInput > 5000) sound("turn");
}

// Sounds are offered once, beside the first turn.
const OFFERED = "sounds-offered";

function offerSounds() {
  const offer = document.getElementById("sound-offer");
  if (!offer) return;
  let wasOffered = true;
  try {
    wasOffered = localStorage.getItem(OFFERED) !== null;
  } catch {
    // Without a memory nobody is asked again and again.
  }
  offer.hidden = wasOffered || wantsSound() || table()?.dataset.mine === undefined || !window.AudioContext;
}

document.addEventListener("click", (event) => {
  if (!event.target.closest?.("#sound-offer button")) return;
  localStorage.setItem(OFFERED, "yes");
  if (event.target.closest("[data-dismiss]")) {
    event.preventDefault();
    offerSounds();
  }
});
