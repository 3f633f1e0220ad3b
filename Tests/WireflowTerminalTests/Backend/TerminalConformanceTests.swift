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
      await checkBackend { _ in
        let observer = PictureObserver()
        return BackendUnderTest(observer.backend, picture: { observer.picture() })
      }
    }
  }

  @Test(.long) func drawsTheWordsOfWhatIsInFront() async {
    await #expect(processExitsWith: .success) { @MainActor in
      await checkBackend { _ in
        let observer = PictureObserver(size: TerminalSize(columns: 90, rows: 60))
        return BackendUnderTest(observer.backend, text: { observer.text() })
      }
    }
  }

  @Test func showsThePushedScreenInFront() {
    let rig = TerminalRig()
    rig.perform(.tap("Push"))
    let shown = PictureObserver.picture(of: rig.backend)

    #expect(shown?.matches(BackendPicture(rig.stage.snapshot)) == true)
  }
}

/// Takes a picture only when the backend says that its last one is out of date, as the owner of a
/// terminal does.
@MainActor
private final class PictureObserver {
  let backend: TerminalBackend
  private var isStale = true
  private var latest = BackendPicture()
  private var latestText = ""

  init(size: TerminalSize = TerminalSize(columns: 40, rows: 12)) {
    backend = TerminalBackend(size: size)
    backend.onChange = { [weak self] in self?.isStale = true }
  }

  func text() -> String {
    guard isStale else { return latestText }
    isStale = false
    latestText = backend.picture().text
    return latestText
  }

  func picture() -> BackendPicture {
    guard isStale else { return latest }
    isStale = false
    if let picture = Self.picture(of: backend) { latest = picture }
    return latest
  }

  /// The picture behind the grid, with the screens in memory; nil when the title in front is
  /// not readable.
  static func picture(of backend: TerminalBackend) -> BackendPicture? {
    let grid = backend.picture()
    guard let stage = backend.stage else { return nil }
    let (shown, base) = (backend.shown, backend.shown.base)
    let front =
      shown.alert?.content.title ?? (base.isDrawerOpen ? shown.words.menu : shown.frontPage?.title)
      ?? ""
    guard grid.text.contains(front) else { return nil }
    let snapshot = stage.snapshot
    let living =
      snapshot.roots.flatMap(\.screens) + snapshot.modals.flatMap(\.screens)
      + (snapshot.player.map { [$0.screen] } ?? [])
    func screens(_ ids: [StagePicture.ID]) -> [any Screen] {
      ids.compactMap { id in living.first { stage.pictureID(of: $0) == id } }
    }
    return BackendPicture(
      base: .init(
        container: base.container.name, roots: base.stacks.map { .init(screens: screens($0)) },
        selected: base.selected, isDrawerOpen: base.isDrawerOpen),
      player: shown.player.flatMap { player in
        screens([player.id]).first.map { .init(screen: $0, isMaximized: player.isMaximized) }
      },
      modals: shown.modals.map {
        let root = BackendPicture.Root(screens: screens($0.region.stacks.flatMap(\.self)))
        return .init(region: .init(roots: [root]), hasRootItems: nil, style: $0.style)
      },
      alert: shown.alert?.content.title)
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
      Issue.record("step \(step): \(fault)\n\(fuzz.recent)\n\(fuzz.rig.text)")
      return
    }
    let ledger = fuzz.ledger
    fuzz.rig.controller.wireframe.install(rootItems: [BazaarScreen("New", .elements)])

    #expect(ledger.leaks == [])
    #expect(fuzz.rig.actions.count > min(20, Self.steps / 20))
  }
}

/// Sends random events to the bazaar, and compares the screen and the stage after each.
@MainActor
private final class EventFuzz {
  let rig: TerminalRig
  let ledger: LeakLedger
  private var random: SplitMix64
  private var terminal = FakeTerminal(columns: 80, rows: 24)
  private var size = TerminalSize(columns: 80, rows: 24)
  private var shown: CellGrid?
  private var events: [String] = []

  init(_ wireframe: WireframeVariant, seed: UInt64) {
    rig = TerminalRig(wireframe)
    ledger = LeakLedger(rig.stage)
    random = SplitMix64(seed: seed)
    rig.stage.log.limit = 200
  }

  var recent: String { events.suffix(12).joined(separator: "\n") }

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
    events.append(event)
    if events.count > 100 { events.removeFirst(50) }
    work()
  }

  /// The mistakes now.
  func fault() -> String? {
    let grid = rig.grid
    let expected = size.withinReason
    if let fault = grid.fault(size: expected) { return fault }
    if shown?.size != grid.size {
      terminal = FakeTerminal(columns: grid.size.columns, rows: grid.size.rows)
    }
    terminal.receive(grid.bytes(from: shown, theme: .dark))
    shown = grid
    if let fault = terminal.difference(from: grid, theme: .dark) { return fault }
    return reachFault() ?? ledger.leaks.first?.description
  }

  /// The difference between the actions offered on the screen and the stage's possible ones.
  private func reachFault() -> String? {
    let viewpoint = rig.backend.viewpoint
    guard !viewpoint.isTooSmall, !viewpoint.showsHelp else { return nil }
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
    let wanted = possible.filter(\.isOnScreen)
    let missing = wanted.filter { !offered.contains($0) }
    let wrong = offered.filter { !possible.contains($0) }
    guard missing.isEmpty, wrong.isEmpty else { return "missing \(missing), wrong \(wrong)" }
    return nil
  }
}

extension UserAction {
  /// Whether there is something to press for it.
  fileprivate var isOnScreen: Bool {
    switch self {
    case .tap, .toggle, .choose, .dismiss, .minimize, .maximize, .openDrawer, .next, .previous: true
    default: false
    }
  }
}

extension TerminalEvent {
  fileprivate static func random(
    in size: TerminalSize, _ random: inout SplitMix64
  ) -> TerminalEvent {
    func number(_ limit: Int) -> Int { Int(random.next() % UInt64(max(1, limit))) }
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
    let others: [TerminalKey] = [
      .home, .end, .pageUp, .pageDown, .backspace, .delete, .control("l"), .control("t"),
      .control("s"), .control("x"), .character("?"), .character("m"), .character("0"),
      .character("q"), .character(" "), .character("\u{1B}"), .character("日"),
    ]
    let digits = "123456789".map(TerminalKey.character)
    return switch random.next() % 100 {
    case 0..<45: moves[Int(random.next() % UInt64(moves.count))]
    case 45..<65: .enter
    case 65..<75: .escape
    case 75..<80: digits[Int(random.next() % UInt64(digits.count))]
    default: others[Int(random.next() % UInt64(others.count))]
    }
  }
}
