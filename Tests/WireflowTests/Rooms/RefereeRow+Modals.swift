/// The rows of what is embedded, of modals, alerts and the player.
extension RefereeRow {
  static let embedded: [RefereeRow] = [
    .init("embed E into A", [], "embed E into A"),
    .init("embed F into E", ["embed E into A"], "embed F into E"),
    .init("embed E into Player", ["installPlayer Player"], "embed E into Player"),
    .init("embed E into X", [], "ignored: X notOnStage"),
    .init("embed B into A", [], "ignored: B alreadyOnStage"),
    .init("embed E into B", ["embed E into A"], "ignored: E alreadyOnStage"),
    .init("embed A into A", [], "ignored: A alreadyOnStage"),

    .init("remove E", ["embed E into A"], "remove E"),
    .init("hide E", ["embed E into A"], "remove E"),
    .init("remove E", inner + ["alert from F"], "close alert + remove E"),
    .init("remove X", [], "ignored: X notOnStage"),

    .init("push P from F", inner, "push P onto A"),
    .init("push Q from F", inner + ["push P from F"], "ignored: F covered"),
    .init("push P from E", player + ["embed E into Player"], "minimize + push P onto A"),
    .init("present M from F", inner, "present M over A"),
    .init("present N from A", inner + ["present M from F"], "ignored: A alreadyPresenting"),
    .init("showDetail D from F", inner, "show D beside A"),
    .init("alert from F", inner, "alert from F"),
    .init("replace E with G", inner, "replace E with G"),
    .init("pop E", inner, "ignored: E isEmbedded"),
    .init("popTo E", inner, "ignored: E isEmbedded"),
    .init("popToRoot E", ["push P from A", "embed E into P"], "pop P"),
    .init("select E", inner, "ignored: E notOnStage"),
    .init("dismiss E", inner, "ignored: E notPresented"),
    .init("install F", inner, "install F"),
    .init("install A F", inner, "install A/F"),
    .init("update A F", inner, "ignored: F alreadyOnStage"),
    .init("update B", inner + ["alert from F"], "close alert + update B"),
    .init("removePlayer", player + ["embed E into Player"], "remove player"),
  ]

  static let modals: [RefereeRow] = [
    .init("present M from A", [], "present M over A"),
    .init("present M from B", ["present N from A"], "present M over B"),
    .init("present M", ["push P from A"], "present M over P"),
    .init("present M", ["present N from A"], "present M over N"),
    .init("present M", player, "present M over Player"),
    .init("present M N in columns from A", [], "present M/N over A in columns"),
    .init("present in columns", [], "ignored: there are no root items"),
    .init("present M M in tabs", [], "ignored: M alreadyOnStage"),
    .init("present M A in tabs", [], "ignored: A alreadyOnStage"),
    .init("present M from A", ["present N from A"], "ignored: A alreadyPresenting"),
    .init("present M N in tabs from A", ["present K from A"], "ignored: A alreadyPresenting"),
    .init("present B from A", [], "ignored: B alreadyOnStage"),
    .init("present M from X", [], "ignored: X notOnStage"),

    .init("dismiss M", ["present M from A"], "dismiss M"),
    .init("dismiss N", ["present M N in tabs"], "dismiss M"),
    .init("dismiss M", ["present M from A", "present N from M"], "dismiss N + dismiss M"),
    .init("dismiss M", ["present M from A", "alert from M"], "close alert + dismiss M"),
    .init("dismiss M", others, "dismiss M + present N again over A"),
    .init("dismiss A", [], "ignored: A notPresented"),
    .init("dismiss P", ["present M", "push P from M"], "ignored: P notPresented"),
    .init("dismiss X", [], "ignored: X notPresented"),
    .init("user: dismiss M", ["present M locked"], "ignored: M notDismissible"),
    .init("dismiss M", ["present M locked"], "dismiss M"),

    .init("dismissAll", ["present M", "present N"], "dismiss N + dismiss M"),
    .init("F: dismissAll", others, "dismiss M + present N again over A"),
    .init("G: dismissAll", others, "dismiss N"),
    .init("dismissAll", [], "ignored: nothing is presented"),
    .init("hide M", ["present M"], "dismiss M"),
    .init("hide P", ["push P from A"], "pop P"),
    .init("hide A", [], "ignored: A isRoot"),
    .init("hide X", [], "ignored: X notOnStage"),

    .init("alert from A", [], "alert from A"),
    .init("alert from X", [], "ignored: X notOnStage"),
    .init("closeAlert", ["alert from A"], "close alert"),
    .init("closeAlert", [], "ignored: no alert is shown"),
  ]

  static let players: [RefereeRow] = [
    .init("installPlayer Player", [], "install player"),
    .init("installPlayer Player", ["installPlayer Player"], "ignored: Player alreadyOnStage"),
    .init("removePlayer", ["installPlayer Player"], "remove player"),
    .init("removePlayer", player + ["alert from Player"], "close alert + remove player"),
    .init("removePlayer", [], "ignored: there is no player"),
    .init("maximize", ["installPlayer Player"], "maximize"),
    .init("maximize", player, "ignored: already there"),
    .init("maximize", [], "ignored: there is no player"),
    .init("minimize", player, "minimize"),
    .init("minimize", ["installPlayer Player"], "ignored: already there"),
    .init("minimize", [], "ignored: there is no player"),
    .init("push P from Player", player, "minimize + push P onto A"),
    .init("push P from Controls", ["installPlayer Player"], "push P onto A"),
    .init("push P from Player", ["installPlayer Player"], "ignored: Player covered"),
    .init("push P from Controls", player, "ignored: Controls covered"),
    .init("push A from Player", player, "ignored: A alreadyOnStage"),
    .init("pop Player", player, "ignored: Player isRoot"),
    .init("install C", player, "install C"),
  ]

  /// A screen in a screen in A.
  private static let inner = ["embed E into A", "embed F into E"]
  /// A maximized player.
  private static let player = ["installPlayer Player", "maximize"]
  /// Two modals of flows that have nothing to do with each other.
  private static let others = [
    "flow F", "flow G", "F: present M from A", "G: present N",
  ]
}
