import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowTerminal

/// The backend says when its picture is out of date, and keeps nothing for the next one.
@MainActor
struct RedrawTests {
  @Test func announcesEachChangeOnce() {
    let backend = TerminalBackend(size: TerminalSize(columns: 80, rows: 24))
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    let first = Counter(backend)
    TabBarWireframe(stage: stage).install(rootItems: [BazaarScreen("New", .wares)])
    #expect(first.value == 1 && backend.picture().text.contains("[1 New]"))

    let rig = TerminalRig()
    let count = Counter(rig.backend)
    _ = rig.backend.handle(.key(.escape))
    _ = rig.backend.handle(.key(.control("x")))
    _ = rig.backend.handle(.click(column: 70, row: 20))
    #expect(count.value == 0)
    rig.controller.perform(.tap("Push"))
    rig.controller.perform(.back)
    #expect(count.value == 1)
    _ = rig.backend.picture()
    rig.controller.perform(.tap("Push"))
    #expect(count.value == 2)
    rig.press(.control("l"))
    let shown = count.value
    rig.controller.wentToBackground()
    #expect(count.value == shown + 1 && rig.text.contains("> background"))
  }

  @Test func announcesObservedContentThatIsSeen() async {
    let rig = TerminalRig()
    let screen = rig.stage.state.rootScreens[1] as? BazaarScreen
    let count = Counter(rig.backend)

    screen?.fraction = 0.8
    for _ in 0..<100 { await Task.yield() }
    #expect(count.value == 0)
    rig.perform(.select("Elements"))
    let (before, seen) = (rig.grid, count.value)
    screen?.fraction = 0.9
    await expectEventually { count.value > seen }

    let bytes = rig.grid.bytes(from: before, theme: .plain)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[20;31H██▌\u{1B}[37G9\u{1B}[?2026l")
  }

  @Test func showsNothingWithoutAStage() {
    let backend = TerminalBackend(size: TerminalSize(columns: 30, rows: 8))

    #expect(backend.handle(.key(.enter)) == nil)
    #expect(backend.handle(.key(.character("q"))) == .quit)
    let keys = " : Command     ? Help  q Quit\n"
    #expect(backend.picture().text == String(repeating: "\n", count: 7) + keys)
  }
}

/// Counts how often a backend says that its picture is out of date.
@MainActor
private final class Counter {
  private(set) var value = 0

  init(_ backend: TerminalBackend) { backend.onChange = { [weak self] in self?.value += 1 } }
}
