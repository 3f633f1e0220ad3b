import Wireflow

extension Journey {
  /// All journeys for testing a backend.
  static var forBackends: [Journey] { everywhere + onBackends }

  /// The journeys only for backends, in which the user acts on the backend and transitions overlap.
  private static var onBackends: [Journey] {
    [
      retap, drawer, overlap, comingAndGoing, restInTheMiddle, installInTheMiddle, adaptation,
      adaptInTheMiddle, lateAttachment, notices, drafts,
    ] + byTheUser + throughRegions + [accounts]
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

  private static let notices = Journey(
    "notices in front of everything but an alert",
    [
      .notice("Sent"), .push("A1", from: "A"), .notice("Saved"), .user(.tap("Again")),
      .present("M", from: "A1"), .alert("Q", from: "M"), .user(.choose("Yes")),
      .user(.tap("Again")), .user(.closeNotice), .user(.closeNotice), .dismiss("M"),
      .atOnce(.notice("Sent"), .present("N"), .user(.closeNotice), .dismiss("N")),
    ])

  private static let accounts = Journey(
    "root items that are detached and attached",
    [
      .push("A1", from: "A"), .start("Login", presenting: "L", from: "A1"),
      .push("L1", from: "L", as: "Login"), .detach("first", showing: "D", "E"),
      .select("E"), .push("E1", from: "E"), .present("M", from: "E1"), .installPlayer("P"),
      .attach("first", detaching: "second"), .push("L2", from: "L1", as: "Login"),
      .user(.back), .attach("second", detaching: "first"), .finish("Login"),
      .push("A2", from: "A1"), .user(.dismiss), .attach("first", detaching: "second"), .pop("A2"),
      .drop("second"), .detach("some", only: "B"), .push("A3", from: "A1"), .attach("some"),
      .select("B"), .detach("some", only: "B"), .attach("some"), .push("B1", from: "B"),
      .atOnce(.detach("first", showing: "D"), .push("D1", from: "D"), .attach("first")),
      .atOnce(.present("N"), .detach("some", only: "A", "B"), .attach("some"), .dismiss("N")),
    ])

  private static let drafts = Journey(
    "modals that are minimized and come back",
    [
      .present("Draft", from: "A"), .push("M1", from: "Draft"), .user(.minimize),
      .push("A1", from: "A"), .user(.maximize), .pop("M1"), .userDismisses("Draft"),
      .installPlayer("P"), .present("Draft 2", from: "A1"), .push("N1", from: "Draft 2"),
      .minimize, .present("M", from: "A1"), .dismiss("Draft"), .dismissAll, .maximize,
      .user(.back), .user(.dismiss), .user(.maximize), .present("Draft 3", from: "P"),
      .atOnce(.minimize, .minimize, .push("A2", from: "A1"), .maximize, .minimize),
      .install("D"),
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

extension Journey {
  static let alerts = Journey(
    "alerts",
    [
      .alert("Q", from: "A"), .user(.choose("Yes")), .alert("Q2", from: "A"),
      .alert("Q3", from: "A", style: .actionSheet), .present("M", from: "A"),
      .user(.choose("No")), .user(.choose("Yes")), .alert("Q4", from: "M"),
      .user(.choose("Yes")), .user(.dismiss), .alert("Q5", from: "A", fields: ["Name"]),
      .user(.choose("Yes")), .user(.type("Ada", into: "Name")), .user(.choose("Yes")),
    ])

  static let alertOfALeaver = Journey(
    "alerts whose sender leaves",
    [
      .push("A1", from: "A"), .alert("Q", from: "A1"), .pop("A1"), .present("M", from: "A"),
      .alert("Q2", from: "M"), .dismiss("M"), .alert("Q3", from: "A"), .replace("A", with: "D"),
    ])

  static let flows = Journey(
    "flows",
    [
      .start("Login", presenting: "L", from: "A"), .push("L1", from: "L", as: "Login"),
      .start("Reset", pushing: "R", from: "L1", under: "Login"),
      .push("R1", from: "R", as: "Reset"),
      .finish("Reset"), .start("Help", presenting: "H", from: "L1", under: "Login"),
      .finish("Login"), .push("A1", from: "A"),
      .atOnce(
        .start("Tour", pushing: "T", from: "A1"), .start("Second tour", pushing: "T2", from: "A1")),
      .push("T1", from: "T", as: "Tour"), .finish("Tour"),
    ])

  static let cancellations = Journey(
    "flows that are cancelled",
    [
      .push("A1", from: "A"), .start("Tour", pushing: "T", from: "A1"), .user(.back),
      .start("Login", presenting: "L", from: "A1"),
      .start("Help", presenting: "H", from: "L", under: "Login"), .user(.dismiss),
      .user(.dismiss), .start("Login again", presenting: "L", from: "A1"),
      .start("More help", presenting: "H", from: "L", under: "Login again"), .dismiss("L"),
      .start("Guide", pushing: "G", from: "A1"), .popToRoot(of: "A1"),
      .start("Buyer", presenting: "Y", from: "A"), .alert("Q", from: "Y"), .dismissAll,
    ])

  static let survivors = Journey(
    "modals of another flow",
    [
      .start("Login", presenting: "L", from: "A"), .push("L1", from: "L", as: "Login"),
      .start("News", presentingOverEverything: "N"), .push("N1", from: "N", as: "News"),
      .finish("Login"), .user(.back), .finish("News"),
    ])

  static let installation = Journey(
    "install over everything",
    [
      .push("A1", from: "A"), .installPlayer("P"), .start("Login", presenting: "L", from: "A1"),
      .push("L1", from: "L", as: "Login"), .present("M", from: "L1"), .alert("Q", from: "M"),
      .install("D", "E"), .push("D1", from: "D"), .select("E"), .install("E", "F"),
    ])

  static let batches = Journey(
    "batches",
    [
      .push("A1", from: "A"), .batch(.pop("A1"), .push("A2", from: "A"), .push("A3", from: "A2")),
      .batch(.present("M", from: "A3"), .push("M1", from: "M"), .present("N", from: "M1")),
      .batch(.dismiss("M"), .popToRoot(of: "A"), .select("B"), .push("B1", from: "B")),
    ])

  static let rest = Journey(
    "the background",
    [
      .push("A1", from: "A"), .present("M", from: "A1"), .alert("Q", from: "M"),
      .alert("Q2", from: "M"), .user(.background), .user(.foreground), .user(.openDrawer), .flush,
    ])

  static let refusals = Journey(
    "requests that cannot be",
    [
      .push("A1", from: "Stranger"), .pop("A"), .pop("Stranger"), .popTo("A"), .dismiss("A"),
      .dismissAll, .select("Stranger"), .hide("A"), .minimize, .maximize, .removePlayer,
      .push("B", from: "A"), .present("B", from: "A"), .replace("A", with: "B"),
      .alert("Q", from: "Stranger"), .present("M", from: "A"),
      .present("N", from: "A"), .user(.dismiss),
    ])
}
