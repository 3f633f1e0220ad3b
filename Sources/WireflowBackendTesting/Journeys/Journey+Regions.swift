import Wireflow
import WireflowTesting

extension Journey {
  /// The journeys with details, embedded screens and modals that hold root items.
  static var throughRegions: [Journey] {
    [
      details, embedding, updates, modalTabs, modalDrawer, modalColumns, modalThreeColumns,
      modalPages, swipes,
    ]
  }

  private static let details = Journey(
    "details beside lists",
    [
      .showDetail("D", from: "A"), .push("D1", from: "D"), .push("D2", from: "D1"),
      .user(.back), .adapt(to: .regular), .push("A1", from: "A"), .showDetail("E", from: "A1"),
      .push("E1", from: "E"), .select("B"), .showDetail("F", from: "B"), .select("A"),
      .adapt(to: .compact), .popTo("E"), .replace("E", with: "G"), .popTo("A"),
      .showDetail("H", from: "A"), .install("A", "C"), .present("M", from: "A"),
      .showDetail("N", from: "M"), .dismiss("M"),
    ])

  private static let embedding = Journey(
    "embedded screens",
    [
      .embed("X", in: "A"), .embed("Y", in: "A"), .embed("Z", in: "X"), .replace("X", with: "W"),
      .embed("V", in: "W"), .push("A1", from: "V"), .embed("U", in: "A1"), .pop("A1"),
      .remove("W"), .present("M", from: "Y"), .embed("T", in: "M"), .adapt(to: .regular),
      .installPlayer("P"), .embed("S", in: "P"), .adapt(to: .compact), .maximize, .removePlayer,
      .dismiss("M"), .remove("Y"),
    ])

  private static let updates = Journey(
    "root items that come and go",
    [
      .push("B1", from: "B"), .select("B"), .update("B", "C"), .update("D", "B", "A"),
      .showDetail("E", from: "B1"), .embed("X", in: "B"), .update("A", "B"), .update("A"),
    ])

  private static let modalTabs = Journey(
    "a modal that holds tabs",
    [
      .present(roots: "M", "N", from: "A", in: { TabBarWireframe(stage: $0) }),
      .push("M1", from: "M"), .userSelects("N"), .push("N1", from: "N"), .userSelects("N"),
      .update("N", "O", around: "N"), .present("L", from: "N"), .adapt(to: .regular),
      .dismiss("L"), .userSelects("O"), .user(.back),
    ])

  private static let modalDrawer = Journey(
    "a modal that holds a drawer",
    [
      .present(roots: "M", "N", from: "A", in: { HamburgerWireframe(stage: $0) }),
      .user(.openDrawer), .userSelects("N"), .user(.openDrawer), .flush, .user(.openDrawer),
      .adapt(to: .regular), .dismissAll,
    ])

  private static let modalColumns = Journey(
    "a modal that holds columns",
    [
      .present(roots: "M", "N", from: "A", in: { SplitWireframe(stage: $0) }),
      .showDetail("D", from: "M"), .push("D1", from: "D"), .push("M1", from: "M"),
      .embed("X", in: "D"),
      .select("N"), .push("N1", from: "N"), .push("N2", from: "N"), .adapt(to: .regular),
      .select("M"), .user(.back), .dismiss("N"),
    ])

  private static let modalThreeColumns = Journey(
    "a modal that holds three columns",
    [
      .present(roots: "M", "N", from: "A", in: { ThreeColumnWireframe(stage: $0) }),
      .push("M1", from: "M"), .push("M2", from: "M1"), .push("M3", from: "M1"),
      .showDetail("D", from: "M3"), .push("M4", from: "M"), .showDetail("E", from: "M4"),
      .select("N"), .adapt(to: .regular), .select("M"), .user(.back), .user(.back), .dismiss("N"),
    ])

  private static let modalPages = Journey(
    "a modal that holds pages",
    [
      .present(roots: "M", "N", "O", from: "A", in: { PagesWireframe(stage: $0) }),
      .user(.next), .push("N1", from: "N"), .user(.next), .user(.next), .userSelects("M"),
      .user(.previous), .refuseUser(true), .user(.next), .userSelects("O"), .refuseUser(false),
      .user(.next), .userSelects("N"), .update("P", "N", "Q", around: "N"), .user(.next),
      .adapt(to: .regular), .present("L", from: "Q"), .user(.previous), .dismiss("L"),
      .user(.previous), .dismissAll,
    ])

  private static let swipes = Journey(
    "pages that the user turns on the screen",
    [
      .present(roots: "M", "N", "O", from: "A", in: { PagesWireframe(stage: $0) }),
      .userTurns(to: "N"), .isOnPage("N"), .userTurns(to: "O"), .isOnPage("O"),
      .userTurns(to: "N"), .isOnPage("N"), .refuseUser(true), .userTurns(to: "O"),
      .isOnPage("N", law: .asksTheStage), .userTurns(to: "M"),
      .isOnPage("N", law: .asksTheStage), .refuseUser(false), .push("N1", from: "N"),
      .pop("N1"), .userTurns(to: "O"), .isOnPage("O"), .update("O", "P", around: "O"),
      .userTurns(to: "P"), .isOnPage("P"), .dismissAll,
    ])
}

extension Journey {
  /// The journeys in which the user acts on the backend itself, or on its content.
  static var byTheUser: [Journey] {
    [
      userPops, userDismisses, userPopsInVain, userIsRefused, heldSwipes, heldForLong, contents,
      unseenContents,
    ]
  }

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
      .refuseUser(false), .userDismisses("M"), .push("A2", from: "A"), .alert("Q", from: "A2"),
      .userPops(to: "A"), .user(.choose("Yes")), .present("Locked", from: "A2"),
      .alert("Q2", from: "Locked"), .userDismisses("Locked"),
    ])

  private static let heldSwipes = Journey(
    "swipes that the user holds",
    [
      .push("A1", from: "A"), .push("A2", from: "A1"), .userBeginsSwipe(to: "A1"),
      .push("A3", from: "A2"), .userEndsSwipe(.cancelled), .userBeginsSwipe(to: "A2"),
      .userEndsSwipe(.completed), .userBeginsSwipe(to: "A1"), .present("M", from: "A2"),
      .userEndsSwipe(.completed), .dismissAll, .push("A4", from: "A1"), .refuseUser(true),
      .userBeginsSwipe(to: "A1"), .userEndsSwipe(.completed),
    ])

  private static let heldForLong = Journey(
    "swipes that the user holds for long",
    [
      .push("A1", from: "A"), .push("A2", from: "A1"), .userBeginsSwipe(to: "A1"), .select("B"),
      .push("B1", from: "B"), .long, .select("A"), .pop("A2"), .userEndsSwipe(.cancelled),
      .userBeginsSwipe(to: "A"), .alert("Q", from: "A1"), .long, .userEndsSwipe(.completed),
      .user(.choose("Yes")),
    ])

  private static let contents = Journey(
    "content that changes",
    [
      .news("bad news", on: "A"), .user(.type("Bob", into: "Name")), .user(.toggle("Switch")),
      .user(.choose("down", in: "Order")), .badge("3", on: "B"), .push("A1", from: "A"),
      .user(.toggle("Switch")), .news("good news", on: "A1"), .user(.back), .badge(nil, on: "B"),
      .alert("Q", from: "A"), .news("more news", on: "A"), .user(.choose("No")),
    ])

  private static let unseenContents = Journey(
    "content that changes unseen",
    [
      .push("A1", from: "A"), .news("old news", on: "A"), .select("B"), .news("new", on: "A1"),
      .select("A"), .present("M", from: "A1"), .news("late news", on: "A1"),
      .user(.toggle("Switch")),
      .dismiss("M"), .pop("A1"), .installPlayer("P"), .news("a song", on: "P"), .maximize,
      .news("no song", on: "P"), .minimize, .adapt(to: .regular), .push("A2", from: "A"),
      .news("the end", on: "A"), .atOnce(.news("soon", on: "A2"), .push("A3", from: "A2")),
    ])
}
