#if canImport(Testing) && canImport(XCTest)
import Wireflow

extension Journey {
  /// The journeys for backends alone, in which the user acts on them and transitions overlap.
  static var onBackends: [Journey] {
    [
      retap, drawer, userPops, userDismisses, userPopsInVain, userIsRefused, overlap,
      comingAndGoing, restInTheMiddle, installInTheMiddle, adaptation, adaptInTheMiddle,
      lateAttachment,
    ] + throughRegions
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

  private static let userPops = Journey(
    "the user goes back on the screen",
    [
      .push("A1", from: "A"), .push("A2", from: "A1"), .push("A3", from: "A2"),
      .userPops(to: "A2"), .push("A4", from: "A2"), .push("A5", from: "A4"),
      .userPops(to: "A1"), .userPops(to: "A"), .present("M", from: "A"), .push("M1", from: "M"),
      .push("M2", from: "M1"), .userPops(to: "M"), .start("Tour", pushing: "T", from: "M"),
      .userPops(to: "M"), .push("M3", from: "M"),
    ])

  private static let userDismisses = Journey(
    "the user swipes modals down on the screen",
    [
      .present("M", from: "A"), .push("M1", from: "M"), .present("N", from: "M1"),
      .userDismisses("N"), .userDismisses("M"), .start("Login", presenting: "L", from: "A"),
      .push("L1", from: "L", as: "Login"), .userDismisses("L"), .present("M", from: "A"),
      .present("Locked", from: "M"), .userDismisses("Locked"),
    ])

  private static let userPopsInVain = Journey(
    "the user removes something while transitions run",
    [
      .push("A1", from: "A"), .push("A2", from: "A1"),
      .atOnce(
        .push("A3", from: "A2"), .push("A4", from: "A3"), .moment,
        .userPops(to: "A1", isCertain: false)),
      .popToRoot(of: "A"), .push("A5", from: "A"),
      .atOnce(
        .present("M", from: "A5"), .push("M1", from: "M"), .userPops(to: "A", isCertain: false)),
      .atOnce(.present("N", from: "M1"), .moment, .userDismisses("M", isCertain: false)),
      .dismissAll,
    ])

  private static let userIsRefused = Journey(
    "what the user removes is refused",
    [
      .push("A1", from: "A"), .refuseUser(true), .userPops(to: "A"), .refuseUser(false),
      .userPops(to: "A"), .present("M", from: "A"), .refuseUser(true), .userDismisses("M"),
      .refuseUser(false), .userDismisses("M"),
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
#endif
