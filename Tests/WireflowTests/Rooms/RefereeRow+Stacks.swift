/// The rows of root items and stacks.
extension RefereeRow {
  static let rootItems: [RefereeRow] = [
    .init("install C D", [], "install C/D"),
    .init("install B", ["push P from A"], "install B"),
    .init("install C", ["flow F", "F: push P from A"], "install C + end F"),
    .init("F: install C", ["flow F", "F: push P from A"], "install C"),
    .init("install C", ["alert from B"], "close alert + install C"),
    .init("install", [], "ignored: there are no root items"),
    .init("install C C", [], "ignored: C alreadyOnStage"),

    .init("update A C", [], "update A/C"),
    .init("update B A", ["push P from A"], "update B/A"),
    .init("update A", ["flow F", "give B to F"], "update A + end F"),
    .init("F: update A", ["flow F", "give B to F"], "update A"),
    .init("update A", ["alert from B"], "close alert + update A"),
    .init("update A", ["alert from A"], "update A"),
    .init("update A C around M", ["present M from A"], "ignored: M notOnStage"),
    .init("update N C around M", ["present M N in tabs"], "update N/C"),
    .init("update", [], "ignored: there are no root items"),
    .init("update A A", [], "ignored: A alreadyOnStage"),
    .init("update A P", ["push P from A"], "ignored: P alreadyOnStage"),
    .init("update A M", ["present M N in tabs"], "ignored: M alreadyOnStage"),
    .init("update A around X", [], "ignored: X notOnStage"),

    .init("select B", [], "select B"),
    .init("select N", ["present M N in tabs"], "select N"),
    .init("select A", [], "ignored: already there"),
    .init("select X", [], "ignored: X notOnStage"),
    .init("select P", ["push P from A"], "ignored: P notOnStage"),
    .init("select M", ["present M from A"], "ignored: M notOnStage"),
    .init("select D", ["showDetail D from A"], "ignored: D notOnStage"),

    .init("openDrawer", ["install A B in drawer"], "open drawer"),
    .init("openDrawer", ["present M N in drawer"], "open drawer"),
    .init("openDrawer", [], "ignored: this wireframe has no drawer"),
    .init("openDrawer", ["install A in drawer", "openDrawer"], "ignored: already there"),
    .init("closeDrawer", ["install A in drawer"], "ignored: already there"),
    .init("closeDrawer", ["install A in drawer", "openDrawer"], "close drawer"),
    .init("closeDrawer", [], "ignored: this wireframe has no drawer"),

    .init("adapt in columns", [], "adapt to columns"),
    .init("adapt in columns", ["adapt in columns"], "ignored: already in columns"),
    .init("adapt", ["adapt in columns"], "ignored: already in columns"),
    .init("flush", [], "nothing"),
    .init("flush", ["alert from A"], "close alert"),
    .init("flush", ["install A in drawer", "openDrawer"], "close drawer"),
  ]

  static let stacks: [RefereeRow] = [
    .init("push P from A", [], "push P onto A"),
    .init("push Q from P", ["push P from A"], "push Q onto A/P"),
    .init("push P from B", ["present M from A"], "push P onto B"),
    .init("push P from M", ["present M from A"], "push P onto M"),
    .init("push Q from A", ["push P from A"], "ignored: A covered"),
    .init("push P from X", [], "ignored: X notOnStage"),
    .init("push A from A", [], "ignored: A alreadyOnStage"),
    .init("push B from A", [], "ignored: B alreadyOnStage"),

    .init("pop P", ["push P from A"], "pop P"),
    .init("pop P", ["push P from A", "push Q from P"], "pop P/Q"),
    .init("pop P", ["push P from A", "alert from P"], "close alert + pop P"),
    .init("pop P", ["push P from A", "alert from A"], "pop P"),
    .init("pop A", [], "ignored: A isRoot"),
    .init("pop M", ["present M from A"], "ignored: M isRoot"),
    .init("pop X", [], "ignored: X notOnStage"),

    .init("popTo A", ["push P from A", "push Q from P"], "pop P/Q"),
    .init("popTo P", ["push P from A", "push Q from P", "alert from Q"], "close alert + pop Q"),
    .init("popTo P", ["push P from A"], "ignored: already there"),
    .init("popTo X", [], "ignored: X notOnStage"),
    .init("popToRoot Q", ["push P from A", "push Q from P"], "pop P/Q"),
    .init("popToRoot A", [], "ignored: already there"),
    .init("popToRoot X", [], "ignored: X notOnStage"),

    .init("replace P with Q", ["push P from A"], "replace P with Q"),
    .init("replace A with Q", ["push P from A"], "replace A with Q"),
    .init("replace M with N", ["present M from A"], "replace M with N"),
    .init("replace A with Q", ["alert from A"], "close alert + replace A with Q"),
    .init("replace A with B", [], "ignored: B alreadyOnStage"),
    .init("replace A with A", [], "ignored: A alreadyOnStage"),
    .init("replace X with Q", [], "ignored: X notOnStage"),
    .init("replace Player with Q", ["installPlayer Player"], "ignored: Player isRoot"),
  ]

  static let details: [RefereeRow] = [
    .init("showDetail D from A", [], "show D beside A"),
    .init("showDetail D from M", ["present M from A"], "show D beside M"),
    .init("showDetail E from A", ["showDetail D from A"], "ignored: A covered"),
    .init("showDetail E from A", columns, "show E beside A"),
    .init("showDetail E from A", columns + ["alert from D"], "close alert + show E beside A"),
    .init("showDetail E from D", columns, "show E beside A"),
    .init("showDetail D from A", columns, "ignored: D alreadyOnStage"),
    .init("showDetail D from X", [], "ignored: X notOnStage"),
    .init("showDetail D from A", ["push P from A"], "ignored: A covered"),
    .init("showDetail D from Player", ["installPlayer Player"], "ignored: Player covered"),

    .init("push P from A", ["showDetail D from A"], "ignored: A covered"),
    .init("push P from A", columns, "push P onto A"),
    .init("push P from D", columns, "push P onto D"),
    .init("push P from D", ["showDetail D from A"], "push P onto D"),
    .init("push P from D", columns + ["push Q from D"], "ignored: D covered"),

    .init("pop D", columns, "pop D"),
    .init("pop D", columns + ["push P from D"], "pop D/P"),
    .init("popTo A", columns, "ignored: already there"),
    .init("popTo A", ["showDetail D from A"], "pop D"),
    .init("popTo D", columns + ["push P from D"], "pop P"),
    .init("popToRoot P", columns + ["push P from D"], "pop P"),
    .init("popToRoot A", ["push P from A", "showDetail D from P"], "pop D + pop P"),
    .init(
      "popToRoot A", ["push P from A", "showDetail D from P", "alert from D"],
      "close alert + pop D + pop P"),
    .init("update B", columns, "update B"),
    .init("update B", columns + ["alert from D"], "close alert + update B"),
  ]

  /// A detail beside its list.
  private static let columns = ["adapt in columns", "showDetail D from A"]
}
