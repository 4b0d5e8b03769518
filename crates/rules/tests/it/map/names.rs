//! Names of cells: columns are letters from the left, places in a column are numbers from the top.

use std::collections::HashSet;

use carvania_rules::map::{CellName, Map};

use super::{first_map, line};

fn names(map: &Map) -> Vec<String> {
    map.cells().into_iter().map(|cell| map.name(cell).to_string()).collect()
}

#[test]
fn the_first_map_has_columns_of_four_five_six_five_and_four() {
    let mut names = names(&first_map());
    assert_eq!(names[..4], ["a1", "a4", "e1", "e4"]);
    names.sort();
    let columns = [("a", 4), ("b", 5), ("c", 6), ("d", 5), ("e", 4)];
    let expected: Vec<String> = columns
        .into_iter()
        .flat_map(|(column, cells)| (1..=cells).map(move |place| format!("{column}{place}")))
        .collect();
    assert_eq!(names, expected);
}

#[test]
fn every_cell_has_a_name_of_its_own_that_leads_back_to_it() {
    for map in [first_map(), line([1, 0]), line([0, 1]), line([-1, 1])] {
        assert_eq!(names(&map).into_iter().collect::<HashSet<_>>().len(), map.len());
        for cell in map.cells() {
            let text = map.name(cell).to_string();
            let read: CellName = text.parse().unwrap();
            assert_eq!((read, map.find(read)), (map.name(cell), Some(cell)), "{text}");
        }
    }
}

#[test]
fn after_z_columns_have_two_letters() {
    let names = names(&line([1, 0]));
    assert_eq!((names[0].as_str(), names[25].as_str()), ("a1", "z1"));
    assert_eq!(names[26..], ["aa1", "ab1"]);
}

#[test]
fn one_column_counts_to_28() {
    let names = names(&line([0, 1]));
    assert_eq!((names[0].as_str(), names[27].as_str()), ("a1", "a28"));
}

#[test]
fn a_name_that_the_map_does_not_have_leads_nowhere() {
    for name in ["a5", "f1", "c7", "a0", "aa1", "z255"] {
        assert_eq!(first_map().find(name.parse().unwrap()), None, "{name}");
    }
}

#[test]
fn what_is_no_name_is_refused_with_an_example() {
    for text in
        ["", "a", "1", "1a", "A1", "a01", "a+1", "a-1", "a 1", " a1", "a1 ", "a256", "é1", "ba1", "aaa1"]
    {
        let error = text.parse::<CellName>().unwrap_err();
        let expected =
            format!("`{text}` is not a cell: write its column and its place in it from the top, such as c3");
        assert_eq!(error.to_string(), expected);
    }
}
