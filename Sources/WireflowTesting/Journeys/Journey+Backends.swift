import Wireflow

extension Journey {
  /// All journeys for testing a backend.
  static var forBackends: [Journey] { everywhere + onBackends }

  /// The journeys only for backends, in which the user acts on the backend and transitions overlap.
  private static var onBackends: [Journey] {
    [
      retap, drawer, overlap, comingAndGoing, restInTheMiddle, installInTheMiddle, adaptation,
      adaptInTheMiddle, lateAttachment,
    ] + byTheUser + throughRegions
  }

  private static let retap = Journey(
    "a second tap on the selected root item",
    [
      .push("A1", from: "A"), .push("A2", from: "A1"), .userSelects("A"), .userSelects("A"),
      .userSelects("B"), .userSelects("B"),
    ])

  private static let drawer = Journey(
    "the drawer",
    [
      .user(.openDrawer), .user(.closeDrawer), .user(.openDrawer), .userSelects("B"),
      .user(.openDrawer), .push("B1", from: "B"), .alert("Q", from: "B"), .user(.choose("Yes")),
      .user(.closeDrawer), .user(.openDrawer), .flush, .user(.openDrawer), .install("D"),
    ])

  private static let overlap = Journey(
    "transitions that overlap",
    [
      .atOnce(.push("A1", from: "A"), .present("M", from: "A1"), .push("M1", from: "M")),
      .atOnce(.dismiss("M"), .select("B"), .push("B1", from: "B")),
      .atOnce(.replace("B1", with: "B2"), .installPlayer("P"), .maximize, .present("N")),
      .atOnce(.minimize, .alert("Q", from: "B2"), .user(.choose("Yes")), .dismiss("N")),
    ])

  private static let comingAndGoing = Journey(
    "what comes and goes while transitions overlap",
    [
      .atOnce(
        .push("A1", from: "A"), .push("A2", from: "A1"), .pop("A2"), .present("M", from: "A1"),
        .push("M1", from: "M")),
      .atOnce(.dismiss("M"), .select("B"), .push("B1", from: "B"), .replace("B1", with: "B2")),
      .atOnce(.installPlayer("P"), .maximize, .present("N"), .minimize, .dismiss("N")),
      .atOnce(.alert("Q", from: "B2"), .alert("Q2", from: "B2"), .user(.choose("Yes")), .pop("B2")),
    ])

  private static let restInTheMiddle = Journey(
    "the background in the middle of transitions",
    [
      .atOnce(
        .push("A1", from: "A"), .present("M", from: "A1"), .push("M1", from: "M"),
        .alert("Q", from: "M1"), .moment, .user(.background)),
      .user(.foreground),
      .atOnce(.dismiss("M"), .moment, .flush, .push("A2", from: "A1")),
    ])

  private static let installInTheMiddle = Journey(
    "install in the middle of transitions",
    [
      .atOnce(
        .push("A1", from: "A"), .present("M", from: "A1"), .installPlayer("P"), .moment,
        .install("D", "A"), .push("D1", from: "D")),
      .pop("D1"),
    ])

  private static let lateAttachment = Journey(
    "a backend that joins late", attachesLate: true,
    [
      .push("A1", from: "A"), .installPlayer("P"), .present("M", from: "A1"),
      .push("M1", from: "M"), .alert("Q", from: "M1"), .attach, .user(.choose("Yes")), .pop("M1"),
      .dismiss("M"), .maximize,
    ])
}
