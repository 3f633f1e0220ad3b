/// The rows of single screens, of whole stacks and of a step back.
extension RefereeRow {
  static let removing: [RefereeRow] = [
    .init("remove P", pushed, "remove P"),
    .init("remove Q", pushed, "pop Q"),
    .init("remove P", pushed + ["alert from P"], "close alert + remove P"),
    .init("remove P", pushed + ["alert from Q"], "remove P"),
    .init("remove A", [], "ignored: A isRoot"),
    .init("remove D", ["showDetail D from A"], "pop D"),
    .init("remove P", ["push P from A", "showDetail D from P"], "remove P"),
    .init("remove M", ["present M from A"], "dismiss M"),
    .init("remove M", ["present M from A", "present N from M"], "dismiss N + dismiss M"),
    .init("remove M", ["present M N in tabs"], "ignored: M isRoot"),
    .init("remove Player", ["installPlayer Player"], "remove player"),
    .init("remove Controls", ["installPlayer Player"], "ignored: Controls isRoot"),

    .init("setStack A A Q", pushed, "remove P"),
    .init("setStack A A P", pushed, "pop Q"),
    .init("setStack P A R S", pushed, "pop P/Q + push R onto A/P/Q + push S onto A/P/Q"),
    .init("setStack A A Q R", pushed, "remove P + push R onto A/P/Q"),
    .init("setStack A A P", [], "push P onto A"),
    .init("setStack M M P", ["present M from A"], "push P onto M"),
    .init("setStack A A", pushed + ["alert from P"], "close alert + pop P/Q"),
    .init("setStack A A Q", pushed + ["alert from Q"], "remove P"),
    .init(
      "setStack A A Q", ["push P from A", "showDetail D from P"], "remove P + push Q onto A/P"),
    .init("setStack A A P Q", pushed, "ignored: already there"),
    .init("setStack A A Q P", pushed, "ignored: P alreadyOnStage"),
    .init("setStack A A R P", pushed, "ignored: P alreadyOnStage"),
    .init("setStack A A B", [], "ignored: B alreadyOnStage"),
    .init("setStack A A R R", [], "ignored: R alreadyOnStage"),
    .init("setStack A A E", ["embed E into A"], "ignored: E alreadyOnStage"),
    .init("setStack A R", [], "ignored: A isRoot"),
    .init("setStack A", [], "ignored: A isRoot"),
    .init("setStack D D P", ["showDetail D from A"], "ignored: D isRoot"),
    .init("setStack X A", [], "ignored: X notOnStage"),
    .init("setStack Player Player P", ["installPlayer Player"], "ignored: Player isRoot"),

    .init("goBack", pushed, "pop Q"),
    .init("goBack", [], "ignored: A isRoot"),
    .init("goBack", ["showDetail D from A"], "pop D"),
    .init("goBack", ["present M from A"], "dismiss M"),
    .init("goBack", ["present M from A locked"], "dismiss M"),
    .init("goBack", ["present M from A", "push P from M"], "pop P"),
    .init("goBack", ["installPlayer Player", "push P from A"], "pop P"),
    .init("goBack", ["installPlayer Player", "push P from A", "maximize"], "minimize"),
  ]

  private static let pushed = ["push P from A", "push Q from P"]
}
