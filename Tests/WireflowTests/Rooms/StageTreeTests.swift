import Testing

@testable import Wireflow

/// What can be asked of a tree.
@MainActor
struct StageTreeTests {
  private let room = RefereeRoom()

  private func slot(_ name: String) -> Index { room.state.tree.find(room.screen(name)) }

  /// All that stands there, and what the flow owns.
  private var words: [String] {
    [room.state.tree.snapshot.words, "\(room.state.ledger.screens(of: 0))"]
  }

  /// A value of the tree, which cannot be copied.
  private func read<Value>(_ value: () -> Value) -> Value { value() }

  private func titles(_ slots: [Index]) -> String {
    slots.map { room.state.tree.screen($0) }.titles
  }

  private func act(_ words: String...) {
    for words in words { room.act(words) }
  }

  @Test func tellsRootsTopsAndHosts() {
    act("push P from A", "embed E into P", "embed F into E")

    #expect(read { room.state.tree.isRoot(slot("A")) })
    #expect(read { !room.state.tree.isRoot(slot("P")) })
    #expect(read { !room.state.tree.isRoot(slot("E")) })
    #expect(read { room.state.tree.isTop(slot("P")) })
    #expect(read { !room.state.tree.isTop(slot("E")) })
    #expect(read { room.state.tree.host(slot("F")) == slot("P") })
    #expect(read { room.state.tree.region(of: slot("F")) == room.state.tree.base })
    #expect(read { room.state.tree.find(room.screen("X")) == .none })
  }

  @Test func tellsModalsByTheirRootsAlone() {
    act("present M N in tabs from A", "push P from N")
    let region = room.state.tree.region(of: slot("M"))

    #expect(read { room.state.tree.modal(of: slot("M")) == region })
    #expect(read { room.state.tree.modal(of: slot("N")) == region })
    #expect(read { room.state.tree.modal(of: slot("P")) == .none })
    #expect(read { room.state.tree.modal(of: slot("A")) == .none })
    #expect(read { room.state.tree.first(region) == slot("M") })
    #expect(read { room.state.tree.regions[region].presenter == slot("A") })
  }

  @Test(arguments: [("tabs", "E", "D/E"), ("columns", "E/A", "D/E")])
  func goesBackInTheDetailAboveItsFirst(_ container: String, _ visible: String, _ detail: String) {
    act("adapt in \(container)", "showDetail D from A", "push E from D")
    let base = room.state.tree.base

    #expect(read { room.state.tree.backSlot(in: base) == slot("E") })
    #expect(read { room.state.tree.visibleScreens.titles == visible })
    #expect(read { room.state.tree.screens(of: room.state.tree.frontStack).titles == detail })
  }

  @Test func swipesFromTheFirstOfADetailOnOnePileAlone() {
    act("push P from A", "showDetail D from P")
    let base = room.state.tree.base

    #expect(read { room.state.tree.backSlot(in: base) == slot("D") })
    #expect(read { titles(room.state.tree.slotsToGoBackTo(in: base)) == "P/A" })
    #expect(read { titles(room.state.tree.slotsAbove(slot("A"))) == "P/D" })
    #expect(read { room.state.tree.pilePlace(slot("D")) == 2 })

    act("adapt in columns")

    #expect(read { room.state.tree.backSlot(in: base) == slot("D") })
    #expect(read { room.state.tree.swipeSlot(in: base) == slot("P") })
    #expect(read { titles(room.state.tree.slotsToGoBackTo(in: base)) == "A" })
    #expect(read { titles(room.state.tree.slotsAbove(slot("A"))) == "P" })
    #expect(read { room.state.tree.below(slot("D")) == slot("P") })
    #expect(read { room.state.tree.below(slot("A")) == nil })
  }

  @Test func showsTheLowestAndTheTopInColumnsWithoutADetail() {
    act("adapt in columns", "push P from A", "push Q from P", "embed E into Q")

    #expect(read { room.state.tree.visibleScreens.titles == "Q/E/A" })
  }

  @Test func showsNothingBehindAMaximizedPlayer() {
    act("installPlayer Player")
    #expect(read { room.state.tree.visibleScreens.titles == "A/Controls" })

    act("maximize")
    #expect(read { room.state.tree.visibleScreens.titles == "Player" })

    act("present M")
    #expect(read { room.state.tree.visibleScreens.titles == "M" })
  }

  @Test func tellsTheLowestModalWhosePresenterHasLeft() {
    act("push P from A", "push Q from P", "push R from Q")
    for (modal, sender) in [("M", "R"), ("N", "P"), ("O", "Q")] {
      var asker = Asker()
      asker.fate = .leaves
      room.apply(
        room.state.judge(
          .present(
            room.screen(modal), from: room.screen(sender), style: .automatic, dismissButton: nil),
          by: asker))
    }

    act("pop P")

    #expect(read { room.state.tree.orphan == room.state.tree.region(of: slot("M")) })
    #expect(room.violations == [])
  }

  @Test func forgetsWhatIsTriedOut() {
    act("flow F", "F: push P from A", "embed E into P", "present M from P", "alert from P")
    let before = words

    room.tryOut("closeAlert", "install A C", "push Q from A", "present N", "installPlayer Player")

    #expect(words == before)
    #expect(room.violations == [])
  }
}

extension StageSnapshot {
  /// All that stands there, in words.
  fileprivate var words: String {
    let roots = base.roots.map { $0.screens.titles }
    let rest =
      modals.map { $0.screens.titles } + [alert?.title, player?.screen.title].compactMap(\.self)
    return (roots + rest).joined(separator: ", ")
  }
}
