import Wireflow

extension Journey {
  /// The journeys that work on every wireframe and on every backend.
  static var everywhere: [Journey] {
    [
      stacks, replacements, selection, keptStacks, modals, lockedModal, showing, middle,
      player, playerInTheWay, alerts, alertOfALeaver, flows, cancellations, survivors,
      installation, batches, rest, refusals,
    ] + throughRequests
  }

  private static let stacks = Journey(
    "stacks",
    [
      .push("A1", from: "A"), .push("A2", from: "A1"), .pop("A2"), .push("A3", from: "A1"),
      .push("A4", from: "A3"), .push("A5", from: "A4"), .user(.back), .popTo("A1"),
      .push("A6", from: "A1"), .push("A7", from: "A6"), .user(.backTo("A1")),
      .popToRoot(of: "A1"),
    ])

  private static let replacements = Journey(
    "replacements",
    [
      .push("A1", from: "A"), .push("A2", from: "A1"), .replace("A2", with: "A3"),
      .replace("A1", with: "A4"), .replace("A", with: "D"), .user(.back),
      .present("M", from: "A4"), .replace("M", with: "N"), .replace("A4", with: "A5"),
      .dismiss("N"),
    ])

  private static let selection = Journey(
    "selection",
    [
      .select("B"), .userSelects("C"), .userSelects("A"), .userSelects("A"), .select("C"),
      .push("C1", from: "C"), .user(.back),
    ])

  private static let keptStacks = Journey(
    "stacks that are left",
    [
      .push("A1", from: "A"), .userSelects("B").about(.keepsStacks), .push("B1", from: "B"),
      .userSelects("A").about(.keepsStacks), .select("B").about(.keepsStacks), .user(.back),
      .userSelects("A").about(.keepsStacks), .push("A2", from: "A1"),
    ])

  private static let modals = Journey(
    "modals",
    [
      .present("M", from: "A"), .push("M1", from: "M"), .present("N", from: "M1"), .user(.back),
      .user(.back), .user(.dismiss), .present("O"), .push("O1", from: "O"),
      .present("P", from: "O1"), .dismiss("O"), .present("Q"), .present("R", from: "Q"),
      .dismissAll, .present("S", from: "A"), .user(.dismiss),
    ])

  private static let lockedModal = Journey(
    "a modal that the user may not dismiss",
    [
      .present("Locked", from: "A"), .user(.dismiss), .user(.back), .push("L1", from: "Locked"),
      .user(.back), .dismiss("Locked"),
    ])

  private static let showing = Journey(
    "screens shown as there is room",
    [
      .show("S", from: "A"), .push("S1", from: "S"), .user(.back), .hide("S"),
      .show("Popover", from: "A"), .user(.back), .show("Popover 2", from: "A"),
      .hide("Popover 2"),
    ])

  private static let middle = Journey(
    "a flow that ends below another one",
    [
      .push("A1", from: "A"), .start("Tour", pushing: "T", from: "A1"),
      .start("Walk", pushing: "W", from: "T"), .finish("Tour"), .user(.back),
    ])

  private static let player = Journey(
    "the player",
    [
      .installPlayer("P"), .user(.maximize), .user(.minimize), .maximize, .minimize,
      .push("A1", fromControlsOf: "P"), .maximize, .push("A2", from: "P"),
      .installPlayer("P2"), .removePlayer,
    ])

  private static let playerInTheWay = Journey(
    "modals over the player",
    [
      .installPlayer("P"), .maximize, .present("M", from: "P"), .push("M1", from: "M"),
      .present("N"), .minimize, .dismissAll, .user(.maximize), .user(.back), .removePlayer,
    ])
}
