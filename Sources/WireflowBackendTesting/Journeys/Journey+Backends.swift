import Wireflow
import WireflowTesting

extension Journey {
  /// All journeys for testing a backend.
  ///
  /// In those that no wireframe goes through, the user acts on the backend and transitions overlap.
  static var forBackends: [Journey] {
    everywhere + inTheMiddle + [adaptation, adaptInTheMiddle] + inFront + byTheUser + throughRegions
      + withAccounts
  }

  /// The journeys in which requests and actions meet running transitions.
  private static let inTheMiddle: [Journey] = [
    Journey(
      "a second tap on the selected root item",
      .push("A1", from: "A"), .push("A2", from: "A1"), .userSelects("A"), .userSelects("A"),
      .userSelects("B"), .userSelects("B")),
    Journey(
      "the drawer",
      .user(.openDrawer), .user(.closeDrawer), .user(.openDrawer), .userSelects("B"),
      .user(.openDrawer), .push("B1", from: "B"), .alert("Q", from: "B"), .user(.choose("Yes")),
      .user(.closeDrawer), .user(.openDrawer), .flush, .user(.openDrawer), .install("D")),
    Journey(
      "transitions that overlap",
      .atOnce(.push("A1", from: "A"), .present("M", from: "A1"), .push("M1", from: "M")),
      .atOnce(.dismiss("M"), .select("B"), .push("B1", from: "B")),
      .atOnce(.replace("B1", with: "B2"), .installPlayer("P"), .maximize, .present("N")),
      .atOnce(.minimize, .alert("Q", from: "B2"), .user(.choose("Yes")), .dismiss("N"))),
    Journey(
      "what comes and goes while transitions overlap",
      .atOnce(
        .push("A1", from: "A"), .push("A2", from: "A1"), .pop("A2"), .present("M", from: "A1"),
        .push("M1", from: "M")),
      .atOnce(.dismiss("M"), .select("B"), .push("B1", from: "B"), .replace("B1", with: "B2")),
      .atOnce(.installPlayer("P"), .maximize, .present("N"), .minimize, .dismiss("N")),
      .atOnce(
        .alert("Q", from: "B2"), .alert("Q2", from: "B2"), .user(.choose("Yes")), .pop("B2"))),
    Journey(
      "the background in the middle of transitions",
      .atOnce(
        .push("A1", from: "A"), .present("M", from: "A1"), .push("M1", from: "M"),
        .alert("Q", from: "M1"), .moment, .user(.background)),
      .user(.foreground), .atOnce(.dismiss("M"), .moment, .flush, .push("A2", from: "A1"))),
    Journey(
      "install in the middle of transitions",
      .atOnce(
        .push("A1", from: "A"), .present("M", from: "A1"), .installPlayer("P"), .moment,
        .install("D", "A"), .push("D1", from: "D")),
      .pop("D1")),
  ]

  /// The journeys with a late backend, notices and drafts.
  private static let inFront: [Journey] = [
    Journey(
      "a backend that joins late", attachesLate: true,
      .push("A1", from: "A"), .installPlayer("P"), .present("M", from: "A1"),
      .push("M1", from: "M"), .alert("Q", from: "M1"), .attach, .user(.choose("Yes")), .pop("M1"),
      .dismiss("M"), .maximize),
    Journey(
      "notices in front of everything but an alert",
      .notice("Sent"), .push("A1", from: "A"), .notice("Saved"), .user(.tap("Again")),
      .present("M", from: "A1"), .alert("Q", from: "M"), .user(.choose("Yes")),
      .user(.tap("Again")), .user(.closeNotice), .user(.closeNotice), .dismiss("M"),
      .atOnce(.notice("Sent"), .present("N"), .user(.closeNotice), .dismiss("N"))),
    Journey(
      "modals that are minimized and come back",
      .present("Draft", from: "A"), .push("M1", from: "Draft"), .user(.minimize),
      .push("A1", from: "A"), .user(.maximize), .pop("M1"), .userDismisses("Draft"),
      .installPlayer("P"), .present("Draft 2", from: "A1"), .push("N1", from: "Draft 2"), .minimize,
      .present("M", from: "A1"), .dismiss("Draft"), .dismissAll, .maximize, .user(.back),
      .user(.dismiss), .user(.maximize), .present("Draft 3", from: "P"),
      .atOnce(.minimize, .minimize, .push("A2", from: "A1"), .maximize, .minimize), .install("D")),
  ]

  /// The journeys in which the user acts on the backend itself, or on its content.
  private static let byTheUser: [Journey] = [
    Journey(
      "the user goes back on the screen",
      .push("A1", from: "A"), .push("A2", from: "A1"), .push("A3", from: "A2"), .userPops(to: "A2"),
      .push("A4", from: "A2"), .push("A5", from: "A4"), .userPops(to: "A1"), .userPops(to: "A"),
      .present("M", from: "A"), .push("M1", from: "M"), .push("M2", from: "M1"), .userPops(to: "M"),
      .start("Tour", pushing: "T", from: "M"), .userPops(to: "M"), .push("M3", from: "M")),
    Journey(
      "the user swipes modals down on the screen",
      .present("M", from: "A"), .push("M1", from: "M"), .present("N", from: "M1"),
      .userDismisses("N"), .userDismisses("M"), .start("Login", presenting: "L", from: "A"),
      .push("L1", from: "L", as: "Login"), .userDismisses("L"), .present("M", from: "A"),
      .present("Locked", from: "M"), .userDismisses("Locked")),
    Journey(
      "the user removes something while transitions run",
      .push("A1", from: "A"), .push("A2", from: "A1"),
      .atOnce(
        .push("A3", from: "A2"), .push("A4", from: "A3"), .moment,
        .userPops(to: "A1", isCertain: false)),
      .popToRoot(of: "A"), .push("A5", from: "A"),
      .atOnce(
        .present("M", from: "A5"), .push("M1", from: "M"), .userPops(to: "A", isCertain: false)),
      .atOnce(.present("N", from: "M1"), .moment, .userDismisses("M", isCertain: false)),
      .dismissAll),
    Journey(
      "what the user removes is refused",
      .push("A1", from: "A"), .refuseUser(true), .userPops(to: "A"), .refuseUser(false),
      .userPops(to: "A"), .present("M", from: "A"), .refuseUser(true), .userDismisses("M"),
      .refuseUser(false), .userDismisses("M"), .push("A2", from: "A"), .alert("Q", from: "A2"),
      .userPops(to: "A"), .user(.choose("Yes")), .present("Locked", from: "A2"),
      .alert("Q2", from: "Locked"), .userDismisses("Locked")),
    Journey(
      "swipes that the user holds",
      .push("A1", from: "A"), .push("A2", from: "A1"), .userBeginsSwipe(to: "A1"),
      .push("A3", from: "A2"), .userEndsSwipe(.cancelled), .userBeginsSwipe(to: "A2"),
      .userEndsSwipe(.completed), .userBeginsSwipe(to: "A1"), .present("M", from: "A2"),
      .userEndsSwipe(.completed), .dismissAll, .push("A4", from: "A1"), .refuseUser(true),
      .userBeginsSwipe(to: "A1"), .userEndsSwipe(.completed)),
    Journey(
      "swipes that the user holds for long",
      .push("A1", from: "A"), .push("A2", from: "A1"), .userBeginsSwipe(to: "A1"), .select("B"),
      .push("B1", from: "B"), .long, .select("A"), .pop("A2"), .userEndsSwipe(.cancelled),
      .userBeginsSwipe(to: "A"), .alert("Q", from: "A1"), .long, .userEndsSwipe(.completed),
      .user(.choose("Yes"))),
    Journey(
      "content that changes",
      .news("bad news", on: "A"), .user(.type("Bob", into: "Name")), .user(.toggle("Switch")),
      .user(.choose("down", in: "Order")), .badge("3", on: "B"), .push("A1", from: "A"),
      .user(.toggle("Switch")), .news("good news", on: "A1"), .user(.back), .badge(nil, on: "B"),
      .alert("Q", from: "A"), .news("more news", on: "A"), .user(.choose("No"))),
    Journey(
      "content that changes unseen",
      .push("A1", from: "A"), .news("old news", on: "A"), .select("B"), .news("new", on: "A1"),
      .select("A"), .present("M", from: "A1"), .news("late news", on: "A1"),
      .user(.toggle("Switch")), .dismiss("M"), .pop("A1"), .installPlayer("P"),
      .news("a song", on: "P"), .maximize, .news("no song", on: "P"), .minimize,
      .adapt(to: .regular), .push("A2", from: "A"), .news("the end", on: "A"),
      .atOnce(.news("soon", on: "A2"), .push("A3", from: "A2"))),
  ]

  /// The journey with detached root items.
  private static let withAccounts: [Journey] = [
    Journey(
      "root items that are detached and attached",
      .push("A1", from: "A"), .start("Login", presenting: "L", from: "A1"),
      .push("L1", from: "L", as: "Login"), .detach("first", showing: "D", "E"), .select("E"),
      .push("E1", from: "E"), .present("M", from: "E1"), .installPlayer("P"),
      .attach("first", detaching: "second"), .push("L2", from: "L1", as: "Login"), .user(.back),
      .attach("second", detaching: "first"), .finish("Login"), .push("A2", from: "A1"),
      .user(.dismiss), .attach("first", detaching: "second"), .pop("A2"), .drop("second"),
      .detach("some", only: "B"), .push("A3", from: "A1"), .attach("some"), .select("B"),
      .detach("some", only: "B"), .attach("some"), .push("B1", from: "B"),
      .atOnce(.detach("first", showing: "D"), .push("D1", from: "D"), .attach("first")),
      .atOnce(.present("N"), .detach("some", only: "A", "B"), .attach("some"), .dismiss("N")))
  ]
}
