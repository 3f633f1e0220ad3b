import Wireflow

extension Journey {
  /// The journeys that work on every wireframe and on every backend.
  static var everywhere: [Journey] { fundamentals + throughRequests }

  /// The journeys with the usual requests, flows and alerts.
  private static let fundamentals: [Journey] = [
    Journey(
      "stacks",
      .push("A1", from: "A"), .push("A2", from: "A1"), .pop("A2"), .push("A3", from: "A1"),
      .push("A4", from: "A3"), .push("A5", from: "A4"), .user(.back), .popTo("A1"),
      .push("A6", from: "A1"), .push("A7", from: "A6"), .user(.backTo("A1")), .popToRoot(of: "A1")),
    Journey(
      "replacements",
      .push("A1", from: "A"), .push("A2", from: "A1"), .replace("A2", with: "A3"),
      .replace("A1", with: "A4"), .replace("A", with: "D"), .user(.back), .present("M", from: "A4"),
      .replace("M", with: "N"), .replace("A4", with: "A5"), .dismiss("N")),
    Journey(
      "selection",
      .select("B"), .userSelects("C"), .userSelects("A"), .userSelects("A"), .select("C"),
      .push("C1", from: "C"), .user(.back)),
    Journey(
      "stacks that are left",
      .push("A1", from: "A"), .userSelects("B").about(.keepsStacks), .push("B1", from: "B"),
      .userSelects("A").about(.keepsStacks), .select("B").about(.keepsStacks), .user(.back),
      .userSelects("A").about(.keepsStacks), .push("A2", from: "A1")),
    Journey(
      "modals",
      .present("M", from: "A"), .push("M1", from: "M"), .present("N", from: "M1"), .user(.back),
      .user(.back), .user(.dismiss), .present("O"), .push("O1", from: "O"),
      .present("P", from: "O1"), .dismiss("O"), .present("Q"), .present("R", from: "Q"),
      .dismissAll, .present("S", from: "A"), .user(.dismiss)),
    Journey(
      "a modal that the user may not dismiss",
      .present("Locked", from: "A"), .user(.dismiss), .user(.back), .push("L1", from: "Locked"),
      .user(.back), .dismiss("Locked")),
    Journey(
      "screens shown as there is room",
      .show("S", from: "A"), .push("S1", from: "S"), .user(.back), .hide("S"),
      .show("Popover", from: "A"), .user(.back), .show("Popover 2", from: "A"), .hide("Popover 2")),
    Journey(
      "a flow that ends below another one",
      .push("A1", from: "A"), .start("Tour", pushing: "T", from: "A1"),
      .start("Walk", pushing: "W", from: "T"), .finish("Tour"), .user(.back)),
    Journey(
      "the player",
      .installPlayer("P"), .user(.maximize), .user(.minimize), .maximize, .minimize,
      .push("A1", fromControlsOf: "P"), .maximize, .push("A2", from: "P"), .installPlayer("P2"),
      .removePlayer),
    Journey(
      "modals over the player",
      .installPlayer("P"), .maximize, .present("M", from: "P"), .push("M1", from: "M"),
      .present("N"), .minimize, .dismissAll, .user(.maximize), .user(.back), .removePlayer),
    Journey(
      "alerts",
      .alert("Q", from: "A"), .user(.choose("Yes")), .alert("Q2", from: "A"),
      .alert("Q3", from: "A", style: .actionSheet), .present("M", from: "A"), .user(.choose("No")),
      .user(.choose("Yes")), .alert("Q4", from: "M"), .user(.choose("Yes")), .user(.dismiss),
      .alert("Q5", from: "A", fields: ["Name"]), .user(.choose("Yes")),
      .user(.type("Ada", into: "Name")), .user(.choose("Yes"))),
    Journey(
      "alerts whose sender leaves",
      .push("A1", from: "A"), .alert("Q", from: "A1"), .pop("A1"), .present("M", from: "A"),
      .alert("Q2", from: "M"), .dismiss("M"), .alert("Q3", from: "A"), .replace("A", with: "D")),
    Journey(
      "flows",
      .start("Login", presenting: "L", from: "A"), .push("L1", from: "L", as: "Login"),
      .start("Reset", pushing: "R", from: "L1", under: "Login"),
      .push("R1", from: "R", as: "Reset"), .finish("Reset"),
      .start("Help", presenting: "H", from: "L1", under: "Login"), .finish("Login"),
      .push("A1", from: "A"),
      .atOnce(
        .start("Tour", pushing: "T", from: "A1"), .start("Second tour", pushing: "T2", from: "A1")),
      .push("T1", from: "T", as: "Tour"), .finish("Tour")),
    Journey(
      "flows that are cancelled",
      .push("A1", from: "A"), .start("Tour", pushing: "T", from: "A1"), .user(.back),
      .start("Login", presenting: "L", from: "A1"),
      .start("Help", presenting: "H", from: "L", under: "Login"), .user(.dismiss), .user(.dismiss),
      .start("Login again", presenting: "L", from: "A1"),
      .start("More help", presenting: "H", from: "L", under: "Login again"), .dismiss("L"),
      .start("Guide", pushing: "G", from: "A1"), .popToRoot(of: "A1"),
      .start("Buyer", presenting: "Y", from: "A"), .alert("Q", from: "Y"), .dismissAll),
    Journey(
      "modals of another flow",
      .start("Login", presenting: "L", from: "A"), .push("L1", from: "L", as: "Login"),
      .start("News", presenting: "N"), .push("N1", from: "N", as: "News"),
      .finish("Login"), .user(.back), .finish("News")),
    Journey(
      "install over everything",
      .push("A1", from: "A"), .installPlayer("P"), .start("Login", presenting: "L", from: "A1"),
      .push("L1", from: "L", as: "Login"), .present("M", from: "L1"), .alert("Q", from: "M"),
      .install("D", "E"), .push("D1", from: "D"), .select("E"), .install("E", "F")),
    Journey(
      "batches",
      .push("A1", from: "A"), .batch(.pop("A1"), .push("A2", from: "A"), .push("A3", from: "A2")),
      .batch(.present("M", from: "A3"), .push("M1", from: "M"), .present("N", from: "M1")),
      .batch(.dismiss("M"), .popToRoot(of: "A"), .select("B"), .push("B1", from: "B"))),
    Journey(
      "the background",
      .push("A1", from: "A"), .present("M", from: "A1"), .alert("Q", from: "M"),
      .alert("Q2", from: "M"), .user(.background), .user(.foreground), .user(.openDrawer), .flush),
    Journey(
      "requests that cannot be",
      .push("A1", from: "Stranger"), .pop("A"), .pop("Stranger"), .popTo("A"), .dismiss("A"),
      .dismissAll, .select("Stranger"), .hide("A"), .minimize, .maximize, .removePlayer,
      .push("B", from: "A"), .present("B", from: "A"), .replace("A", with: "B"),
      .alert("Q", from: "Stranger"), .present("M", from: "A"), .present("N", from: "A"),
      .user(.dismiss)),
  ]
}
