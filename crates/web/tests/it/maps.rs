//! Somebody makes a map with a browser and no script, sees what is wrong with it, keeps it, and plays on it.

use axum::body::Body;
use axum::http::{Request, header};
use carvania_pages::maps::first;
use carvania_rules::Title;
use carvania_rules::map::file::MapFile;
use carvania_rules::map::{Draft, Kind};

use crate::browsing::Browser;
use crate::client::{Answer, TestApp};

/// Where a link of the page leads, by something that stands in its tag.
fn link(page: &str, mark: &str) -> String {
    let tags = page.split("<a ").skip(1).filter_map(|rest| rest.split('>').next());
    let tag = tags.filter(|tag| tag.contains(mark)).find(|tag| tag.contains("href=\"")).expect(mark);
    let href = tag.split("href=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("an address");
    href.replace("&amp;", "&").split('#').next().expect("an address").to_owned()
}

async fn follow(browser: &mut Browser, mark: &str) {
    let address = link(&browser.page, mark);
    assert_eq!(browser.open(&address).await, 200, "{mark}: {address}");
}

/// The code in an address.
fn code(address: &str) -> &str {
    address.split("map=").nth(1).and_then(|rest| rest.split('&').next()).expect("a code")
}

#[tokio::test]
async fn a_map_is_built_from_nothing_saved_shared_and_played_on() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    ada.open("/maps").await;
    follow(&mut ada, "/maps/J2?map=1").await;
    assert!(ada.page.contains("Mountains: 0 on the map, 12 needed."));
    let wanted = first(Title::JourneyTwo);
    for kind in Kind::ALL {
        for (place, _) in wanted.cells().filter(|&(_, other)| other == kind) {
            let tool = if kind == Kind::Open { "tool-mountain" } else { "tool-valley" };
            follow(&mut ada, &format!("id=\"{tool}\"")).await;
            follow(&mut ada, &format!("data-place=\"{} {}\"", place.column + 1, place.row + 2)).await;
        }
    }
    assert_eq!(code(&ada.address).parse::<Draft>(), Ok(wanted.clone()));
    assert!(ada.page.contains("You can play on this map."));
    // One tile goes to another place.
    let (last, _) = wanted.cells().last().expect("a cell");
    follow(&mut ada, "id=\"tool-move\"").await;
    follow(&mut ada, &format!("data-place=\"{} {}\"", last.column + 1, last.row + 2)).await;
    assert!(ada.page.contains("Now choose an empty place for it."));
    follow(&mut ada, &format!("data-place=\"{} {}\"", last.column + 1, last.row + 4)).await;
    assert!(
        ada.page.contains("Not joined to the rest") && ada.page.contains("/rules/J2#J2-6"),
        "{}",
        ada.page
    );
    assert!(ada.page.contains("Play: solve the problems first"));
    follow(&mut ada, "href=\"/maps/J2/random").await;
    assert!(ada.page.contains("You can play on this map."));
    let own = code(&ada.address).to_owned();

    assert_eq!(ada.submit("/maps/J2/save", &[("map", &own), ("name", "Col <i>du</i> Midi")]).await, 200);
    assert!(ada.page.contains("Saved as Col &lt;i&gt;du&lt;/i&gt; Midi."), "{}", ada.page);
    ada.open("/maps").await;
    assert!(ada.page.contains("Col &lt;i&gt;du&lt;/i&gt; Midi") && !ada.page.contains("<i>du"));

    // Somebody else has the link, and plays.
    let mut ben = Browser::new(&app);
    ben.open(&format!("/maps/J2?map={own}")).await;
    follow(&mut ben, "/new?game=J2").await;
    assert!(ben.page.contains(&format!("name=\"map\" value=\"{own}\" checked")), "{}", ben.page);
    let fields = [("game", "J2"), ("map", own.as_str()), ("seat-1", "me"), ("seat-2", "me")];
    assert_eq!(ben.submit("/new", &fields).await, 200);
    assert!(ben.page.contains("Played on a custom map") && ben.page.contains(&format!("/maps/J2?map={own}")));
    let friends = [("game", "J2"), ("map", own.as_str()), ("seat-1", "me"), ("seat-2", "open")];
    ben.submit("/new", &friends).await;
    assert!(ben.page.contains("Played on a custom map"), "in the lobby");

    ada.submit("/maps/remove", &[("game", "J2"), ("name", "Col <i>du</i> Midi")]).await;
    assert!(ada.page.contains("You have no saved maps yet."));
}

#[tokio::test]
async fn every_way_to_begin_leads_to_a_map() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    for game in ["EM", "CA", "J2", "J3"] {
        for address in
            [format!("/maps/{game}"), format!("/maps/{game}/random"), format!("/maps/{game}?map=1")]
        {
            assert_eq!(ada.open(&address).await, 200, "{address}");
            assert_eq!(
                ada.page.contains("You can play on this map."),
                !address.ends_with("map=1"),
                "{address}"
            );
        }
        ada.open(&format!("/new?game={game}")).await;
        assert!(ada.page.contains("The starting map") && ada.page.contains("A random map"));
    }
    for address in ["/maps/GE", "/maps/EW/random", "/maps/x/file", "/maps/EM/nothing"] {
        assert_eq!(ada.open(address).await, 404, "{address}");
    }
    ada.open("/new?game=GE").await;
    assert!(!ada.page.contains("name=\"map\""));
}

#[tokio::test]
async fn what_is_no_map_in_an_address_is_told_and_harms_nothing() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    let long = "_".repeat(30_000);
    for (code, told) in [
        ("1GkGq", "The link is incomplete"),
        ("2abc", "it may come from a newer version"),
        ("", "it may come from a newer version"),
        ("%00%ff", "it may come from a newer version"),
        (&format!("1{long}"), "The link is incomplete"),
    ] {
        assert_eq!(ada.open(&format!("/maps/EM?map={code}&tile=x&top=999&left=-x&row=3&name=")).await, 200);
        assert!(ada.page.contains(told) && ada.page.contains("This is the starting map instead."), "{code}");
        assert_eq!(ada.submit("/maps/EM/save", &[("map", code), ("name", "x")]).await, 422);
        assert_eq!(
            ada.submit("/new", &[("game", "EM"), ("map", code), ("seat-1", "me"), ("seat-2", "me")]).await
                == 200,
            code.is_empty()
        );
    }
    let journey = first(Title::JourneyTwo).to_string();
    ada.open(&format!("/new?game=EM&map={journey}")).await;
    assert!(ada.page.contains("The map of the link cannot be used for this game."));
    let fields = [("game", "EM"), ("map", journey.as_str()), ("seat-1", "me"), ("seat-2", "me")];
    assert_eq!(ada.submit("/new", &fields).await, 422);
    for place in
        ["row=-128&column=127", "row=0&column=2&top=-56&left=-28", "top=-128&left=-128", "top=56&left=56"]
    {
        assert_eq!(ada.open(&format!("/maps/EM?tile=move&{place}")).await, 200, "{place}");
    }
}

#[tokio::test]
async fn a_name_has_to_be_one_and_there_is_room_for_so_many() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    for name in ["", "  ", &"x".repeat(33), "a\u{202e}b"] {
        assert_eq!(ada.submit("/maps/EM/save", &[("map", "1"), ("name", name)]).await, 422, "{name}");
        assert!(ada.page.contains("A name can have up to 32 characters"));
    }
    for number in 0..carvania_host::MAX_MAPS {
        assert_eq!(ada.submit("/maps/EM/save", &[("map", "1"), ("name", &number.to_string())]).await, 200);
    }
    assert_eq!(ada.submit("/maps/EM/save", &[("map", "1"), ("name", "one more")]).await, 422);
    assert!(ada.page.contains("You have 100 maps, which is the most you can keep: remove one first."));
    assert_eq!(ada.submit("/maps/EM/save", &[("map", "1"), ("name", "7")]).await, 200);
}

/// Uploads a file as a browser does.
async fn upload(app: &TestApp, text: &[u8], kind: &str) -> Answer {
    let head = "--frontier\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\n\r\n--frontier\r\nContent-Disposition: \
                form-data; name=\"file\"; filename=\"m.toml\"\r\nContent-Type: text/plain\r\n\r\n";
    let body = [head.as_bytes(), text, b"\r\n--frontier--\r\n"].concat();
    let request = Request::post("/maps/EM/open")
        .header("sec-fetch-site", "same-origin")
        .header(header::CONTENT_TYPE, kind);
    app.send(request.body(Body::from(body)).expect("a request")).await
}

const PARTED: &str = "multipart/form-data; boundary=frontier";

#[tokio::test]
async fn a_map_file_is_downloaded_uploaded_and_pasted() {
    let app = TestApp::new().await;
    let draft = first(Title::EasternMountains);
    let answer = app.get(&format!("/maps/EM/file?map={draft}")).await;
    assert_eq!(answer.header("content-disposition"), "attachment; filename=\"map-EM.toml\"");
    let text = String::from_utf8(answer.bytes).expect("text");
    assert_eq!(Draft::try_from(&MapFile::read(&text).expect("a map file")), Ok(draft.clone()));
    let uploaded = upload(&app, text.as_bytes(), PARTED).await;
    assert_eq!(uploaded.status.as_u16(), 303);
    assert_eq!(code(uploaded.header("location")), draft.to_string());
    let mut ada = Browser::new(&app);
    assert_eq!(ada.submit("/maps/EM/open", &[("text", &text)]).await, 200);
    assert_eq!(code(&ada.address), draft.to_string());
    assert_eq!(app.get("/maps/EM/file?map=1x").await.status.as_u16(), 400);
}

#[tokio::test]
async fn what_is_no_map_file_is_told_and_kept_to_be_mended() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    let (long, far) = ("#".repeat(10_001), "tiles = [[0, 0], [100, 0]]");
    for (text, told) in [
        ("", "Choose a file, or paste its text."),
        ("hills = <3>", "This is not a map file."),
        ("tiles = [[1, 2], [1, 2]]", "Two cells lie at [1, 2]."),
        (far, "at most 28 columns"),
        (&long, "The file is too long for a map."),
        ("drawing = \"\"\"\no?\n\"\"\"", "“?” is not a cell"),
        ("drawing = \"\"\"\no o\n\"\"\"", "is off the grid"),
        ("tiles = [[0, 0]]\ndrawing = \"o\"", "not both"),
    ] {
        assert_eq!(ada.submit("/maps/EM/open", &[("text", text)]).await, 422, "{told}");
        assert!(ada.page.contains(told), "{told}: {}", ada.page);
        assert!(ada.page.contains("role=\"alert\""));
    }
    assert!(ada.page.contains("drawing = &quot;o&quot;</textarea>"), "what was pasted can be mended");
    // Not text, not whole, not parted as it says.
    assert_eq!(upload(&app, b"\xff\xfe\x00", PARTED).await.status.as_u16(), 422);
    for kind in ["multipart/form-data", "multipart/form-data; boundary=other"] {
        let status = upload(&app, b"tiles = []", kind).await.status.as_u16();
        assert!(matches!(status, 400 | 422), "{kind}: {status}");
    }
    assert_eq!(upload(&app, &vec![b'#'; 100_000], PARTED).await.status.as_u16(), 413);
}

#[tokio::test]
async fn one_s_data_can_be_downloaded_with_one_s_maps() {
    let app = TestApp::new().await;
    let mut ada = Browser::new(&app);
    assert_eq!(ada.open("/me/data").await, 401);
    ada.submit("/me", &[("name", "Ada")]).await;
    ada.submit("/maps/EM/save", &[("map", "1"), ("name", "pass")]).await;
    ada.open("/me").await;
    assert!(ada.page.contains("href=\"/me/data\""));
    assert_eq!(ada.open("/me/data").await, 200);
    let data: serde_json::Value = serde_json::from_str(&ada.page).expect("JSON");
    assert_eq!(
        (&data["name"], &data["maps"][0]["name"], &data["maps"][0]["game"]),
        (&"Ada".into(), &"pass".into(), &"EM".into())
    );
}
