import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowCommand
import WireflowInteraction
import WireflowTesting

@testable import WireflowTerminal

/// The terminal backend obeys the laws of backends.
///
/// Drawing every page on the way takes a while, so it runs in processes beside the other tests,
/// which share one main actor.
@MainActor
struct TerminalConformanceTests {
  @Test func showsWhatIsOnStage() async {
    await #expect(processExitsWith: .success) { @MainActor in
      await ConformanceRun.$isBrief.withValue(!Strength.isLong) {
        await checkBackend { _ in
          let backend = TerminalBackend(size: TerminalSize(columns: 40, rows: 12))
          return BackendUnderTest(backend, drawing: { BackendDrawing(backend.shown) })
        }
      }
    }
  }

  /// Takes a picture only when the backend says that its last one is out of date, as the owner of a
  /// terminal does.
  @Test(.long) func drawsTheWordsOfWhatIsInFront() async {
    await #expect(processExitsWith: .success) { @MainActor in
      await checkBackend { _ in
        let backend = TerminalBackend(size: TerminalSize(columns: 140, rows: 60))
        var (isStale, text) = (true, "")
        backend.onChange = { isStale = true }
        return BackendUnderTest(
          backend,
          text: {
            if isStale { (isStale, text) = (false, backend.picture().text) }
            return text
          })
      }
    }
  }
}

/// Whatever a user does on a terminal, the app and its picture stay whole.
@MainActor
struct EventFuzzTests {
  /// How many events there are for each wireframe, which can be more by hand.
  private static let steps = WalkSteps.wanted ?? 40

  @Test(arguments: Strength.some(of: WireframeVariant.standard))
  func takesAnyEvents(on wireframe: WireframeVariant) {
    let fuzz = EventFuzz(wireframe, seed: 11)

    for step in 1...Self.steps {
      fuzz.takeStep()
      guard let fault = fuzz.fault() else { continue }
      Issue.record(
        "step \(step): \(fault)\n\(fuzz.recent.joined(separator: "\n"))\n\(fuzz.rig.text)")
      return
    }
    fuzz.rig.controller.wireframe.install(rootItems: [BazaarScreen("New", .elements)])

    #expect(fuzz.ledger.leaks == [])
    #expect(fuzz.rig.actions.count > min(20, Self.steps / 20))
  }
}

/// Sends random events to the bazaar, and compares the screen and the stage after each.
@MainActor
private final class EventFuzz {
  let rig: TerminalRig
  let ledger: LeakLedger
  private var random: SplitMix64
  private var size = TerminalSize(columns: 80, rows: 24)
  /// The last events.
  private(set) var recent: [String] = []

  init(_ wireframe: WireframeVariant, seed: UInt64) {
    rig = TerminalRig(wireframe)
    ledger = LeakLedger(rig.stage)
    random = SplitMix64(seed: seed)
    rig.stage.log.limit = 200
  }

  func takeStep() {
    switch random.next() % 200 {
    case 0: note("adapt") { rig.perform(.adapt(random.next() % 2 == 0 ? .compact : .regular)) }
    case 1: note("background") { rig.perform(.background) }
    case 2: note("back") { rig.perform(.back) }
    default:
      let event = TerminalEvent.random(in: size, &random)
      note("\(event)") { rig.send(event) }
      if case .resize(let size) = event { self.size = size }
    }
  }

  private func note(_ event: String, _ work: () -> Void) {
    recent = recent.suffix(11) + [event]
    work()
  }

  /// The mistakes now.
  func fault() -> String? {
    if rig.grid.size != size.withinReason { return "the size is \(rig.grid.size)" }
    return rig.fault ?? reachFault() ?? ledger.leaks.first?.description
  }

  /// The difference between the actions offered on the screen and the stage's possible ones.
  private func reachFault() -> String? {
    let viewpoint = rig.backend.viewpoint
    // Without room for three columns, the first list is left out.
    let count = rig.backend.shown.frontRegion.pages.count
    guard !viewpoint.isTooSmall, !viewpoint.showsHelp, count < 3 else { return nil }
    let items = rig.backend.currentRendering().items
    if !items.isEmpty, rig.backend.focusedItem == nil { return "nothing is focused" }
    let possible = rig.stage.possibleActions
    let offered = items.compactMap { item in
      if case .perform(let action, _) = item.activation { action } else { nil }
    }
    let roots = offered.filter { if case .select = $0 { true } else { false } }
    let ways = possible.filter { if case .select = $0 { true } else { false } }
    let region = rig.backend.shown.drawer
    let isDrawerClosed = region.container.rootNavigation == .drawer && !region.isDrawerOpen
    guard roots.count == (isDrawerClosed ? 0 : ways.count) else {
      return "\(roots.count) of \(ways.count) root items"
    }
    let verbs = [
      "tap", "toggle", "choose", "dismiss", "minimize", "maximize", "open drawer", "next",
      "previous",
    ]
    let missing = possible.filter { action in
      verbs.contains(where: "\(action)".hasPrefix) && !offered.contains(action)
    }
    let wrong = offered.filter { !possible.contains($0) }
    return missing.isEmpty && wrong.isEmpty ? nil : "missing \(missing), wrong \(wrong)"
  }
}

extension TerminalEvent {
  fileprivate static func random(
    in size: TerminalSize, _ random: inout SplitMix64
  ) -> TerminalEvent {
    func number(_ limit: Int) -> Int { random.below(max(1, limit)) }
    let column = number(size.columns + 4) - 2
    let row = number(size.rows + 4) - 2
    switch number(100) {
    case 0..<70: return .key(.random(&random))
    case 70..<85: return .click(column: column, row: row)
    case 85..<93: return .wheel(column: column, row: row, lines: number(9) - 4)
    case 93..<95: return .wheel(column: column, row: row, lines: [.max, .min][number(2)])
    case 95..<97: return .paste(["", "a\nb", "\u{1B}[2J", "日本👨‍👩‍👧‍👦", "\u{301}"][number(5)])
    case 97: return .resize(TerminalSize(columns: number(140) - 3, rows: number(50) - 3))
    default: return .resize(TerminalSize(columns: 24 + number(100), rows: 8 + number(30)))
    }
  }
}

extension TerminalKey {
  fileprivate static func random(_ random: inout SplitMix64) -> TerminalKey {
    let moves: [TerminalKey] = [.up, .down, .left, .right, .tab, .backTab]
    let others: [TerminalKey] = [.home, .end, .pageUp, .pageDown, .backspace, .delete]
    return switch random.below(100) {
    case 0..<45: random.pick(moves) ?? .up
    case 45..<65: .enter
    case 65..<75: .escape
    case 75..<80: random.pick(others) ?? .home
    case 80..<88: .control(random.pick(Array("ltsx")) ?? "l")
    default: .character(random.pick(Array("?m0q \u{1B}日123456789")) ?? "q")
    }
  }
}
