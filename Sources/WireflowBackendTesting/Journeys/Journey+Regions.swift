import Wireflow

extension Journey {
  /// The journeys with details, embedded screens and modals that hold root items.
  static let throughRegions: [Journey] = [
    Journey(
      "details beside lists",
      .showDetail("D", from: "A"), .push("D1", from: "D"), .push("D2", from: "D1"), .user(.back),
      .adapt(to: .regular), .push("A1", from: "A"), .showDetail("E", from: "A1"),
      .push("E1", from: "E"), .select("B"), .showDetail("F", from: "B"), .select("A"),
      .adapt(to: .compact), .popTo("E"), .replace("E", with: "G"), .popTo("A"),
      .showDetail("H", from: "A"), .install("A", "C"), .present("M", from: "A"),
      .showDetail("N", from: "M"), .dismiss("M")),
    Journey(
      "embedded screens",
      .embed("X", in: "A"), .embed("Y", in: "A"), .embed("Z", in: "X"), .replace("X", with: "W"),
      .embed("V", in: "W"), .push("A1", from: "V"), .embed("U", in: "A1"), .pop("A1"), .remove("W"),
      .present("M", from: "Y"), .embed("T", in: "M"), .adapt(to: .regular), .installPlayer("P"),
      .embed("S", in: "P"), .adapt(to: .compact), .maximize, .removePlayer, .dismiss("M"),
      .remove("Y")),
    Journey(
      "root items that come and go",
      .push("B1", from: "B"), .select("B"), .update("B", "C"), .update("D", "B", "A"),
      .showDetail("E", from: "B1"), .embed("X", in: "B"), .update("A", "B"), .update("A")),
    Journey(
      "a modal that holds tabs",
      .present(roots: "M", "N", from: "A", in: { TabBarWireframe(stage: $0) }),
      .push("M1", from: "M"), .userSelects("N"), .push("N1", from: "N"), .userSelects("N"),
      .update("N", "O", around: "N"), .present("L", from: "N"), .adapt(to: .regular), .dismiss("L"),
      .userSelects("O"), .user(.back)),
    Journey(
      "a modal that holds a drawer",
      .present(roots: "M", "N", from: "A", in: { HamburgerWireframe(stage: $0) }),
      .user(.openDrawer), .userSelects("N"), .user(.openDrawer), .flush, .user(.openDrawer),
      .adapt(to: .regular), .dismissAll),
    Journey(
      "a modal that holds columns",
      .present(roots: "M", "N", from: "A", in: { SplitWireframe(stage: $0) }),
      .showDetail("D", from: "M"), .push("D1", from: "D"), .push("M1", from: "M"),
      .embed("X", in: "D"), .select("N"), .push("N1", from: "N"), .push("N2", from: "N"),
      .adapt(to: .regular), .select("M"), .user(.back), .dismiss("N")),
    Journey(
      "a modal that holds three columns",
      .present(roots: "M", "N", from: "A", in: { ThreeColumnWireframe(stage: $0) }),
      .push("M1", from: "M"), .push("M2", from: "M1"), .push("M3", from: "M1"),
      .showDetail("D", from: "M3"), .push("M4", from: "M"), .showDetail("E", from: "M4"),
      .select("N"), .adapt(to: .regular), .select("M"), .user(.back), .user(.back), .dismiss("N")),
    Journey(
      "a modal that holds pages",
      .present(roots: "M", "N", "O", from: "A", in: { PagesWireframe(stage: $0) }), .user(.next),
      .push("N1", from: "N"), .user(.next), .user(.next), .userSelects("M"), .user(.previous),
      .refuseUser(true), .user(.next), .userSelects("O"), .refuseUser(false), .user(.next),
      .userSelects("N"), .update("P", "N", "Q", around: "N"), .user(.next), .adapt(to: .regular),
      .present("L", from: "Q"), .user(.previous), .dismiss("L"), .user(.previous), .dismissAll),
    Journey(
      "pages that the user turns on the screen",
      .present(roots: "M", "N", "O", from: "A", in: { PagesWireframe(stage: $0) }),
      .userTurns(to: "N"), .isOnPage("N"), .userTurns(to: "O"), .isOnPage("O"), .userTurns(to: "N"),
      .isOnPage("N"), .refuseUser(true), .userTurns(to: "O"), .isOnPage("N", law: .asksTheStage),
      .userTurns(to: "M"), .isOnPage("N", law: .asksTheStage), .refuseUser(false),
      .push("N1", from: "N"), .pop("N1"), .userTurns(to: "O"), .isOnPage("O"),
      .update("O", "P", around: "O"), .userTurns(to: "P"), .isOnPage("P"), .dismissAll),
  ]
}
