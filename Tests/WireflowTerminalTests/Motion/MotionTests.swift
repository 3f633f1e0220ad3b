import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowTerminal

/// A change of the screen is seen to move, and keeps nobody waiting.
@MainActor
struct MotionTests {
  private let scheduler = ManualScheduler()

  private func makeRig(
    _ container: TerminalRig.Container = .tabs, columns: Int = 80, rows: Int = 24
  ) -> TerminalRig {
    let rig = TerminalRig(container.option, columns: columns, rows: rows)
    rig.backend.animate(on: scheduler)
    _ = rig.backend.picture()
    return rig
  }

  /// Takes a picture whenever the next one is due.
  private func frames(_ rig: TerminalRig) -> [CellGrid] {
    var frames = [rig.backend.picture()]
    while let next = scheduler.pending.first {
      scheduler.advance(by: next.due - scheduler.now)
      frames.append(rig.backend.picture())
    }
    return frames
  }

  /// Performs an action, and returns the column and the row of some words in each frame.
  private func motion(_ action: UserAction, of words: String, on rig: TerminalRig) -> String {
    rig.controller.perform(action)
    let places = frames(rig).map { frame in
      let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (row, line) in lines.enumerated() {
        guard let range = line.firstRange(of: words) else { continue }
        return "\(line.distance(from: line.startIndex, to: range.lowerBound)),\(row)"
      }
      return "-"
    }
    return "\(action): \(places.joined(separator: " "))\n"
  }

  @Test func screensSlideAndModalsRise() {
    let (rig, drawer, columns) = (makeRig(), makeRig(.drawer), makeRig(.columns, columns: 120))
    var text = motion(.tap("Push"), of: "‹ Wares", on: rig) + motion(.back, of: "‹ Wares", on: rig)
    #expect(scheduler.now == .milliseconds(200))
    for ware in ["Sheet", "Full screen"] {
      text += motion(.tap(.init(ware)), of: "Stall", on: rig)
      text += motion(.dismiss, of: "Stall", on: rig)
    }
    text += motion(.tap("Player"), of: "Song", on: drawer)
    for action in [UserAction.maximize, .minimize] {
      text += motion(action, of: "⌄ Minimize", on: drawer)
    }
    for action in [UserAction.openDrawer, .closeDrawer] {
      text += motion(action, of: "List (3)", on: drawer)
    }
    // A push moves its own column alone.
    text += motion(.tap("Push"), of: "‹ Push", on: columns)
    text += motion(.tap(.init("Push", occurrence: 1)), of: "‹ Push", on: columns)

    assertSnapshot(of: text)
  }

  /// Nothing points at where these come from, or nobody is to wait for an answer.
  @Test func theRestAppearsAtOnce() {
    for action: UserAction in [
      .tap("Popover"), .tap("Alert"), .tap("Action sheet"), .tap("Player"), .select("Elements"),
      .adapt(.regular),
    ] {
      let rig = makeRig(.columns)
      rig.controller.perform(action)
      #expect(frames(rig).count == 1, "\(action)")
    }
    let rig = makeRig()
    for style in [TransitionStyle.unanimated, .crossDissolve] {
      let sender = rig.stage.visibleScreens[0]
      rig.controller.wireframe.push(
        BazaarScreen("New", .elements), from: sender, transition: style)
      #expect(frames(rig).count == 1)
    }
  }

  @Test func theNextKeyChangeOrSizeEndsAMotion() {
    let rig = makeRig()
    rig.controller.perform(.tap("Push"))
    let first = rig.backend.picture()
    _ = rig.backend.handle(.key(.character("3")))
    #expect(scheduler.pending == [])
    #expect(rig.actions.suffix(2) == [#"tap "Push""#, #"select "List""#])
    #expect(rig.backend.picture() != first && rig.text.contains("Entry 1"))

    rig.controller.perform(.tap("Entry 1"))
    _ = rig.backend.picture()
    _ = rig.backend.handle(.resize(TerminalSize(columns: 60, rows: 20)))
    #expect(rig.backend.picture() == rig.backend.currentRendering().grid)
    #expect(scheduler.pending == [])

    let sheet = makeRig()
    sheet.controller.perform(.tap("Push"))
    _ = sheet.backend.picture()
    scheduler.advance(by: .milliseconds(45))
    _ = sheet.backend.picture()
    sheet.controller.perform(.tap("Sheet"))
    #expect(frames(sheet).count == 6)
    #expect(scheduler.now == .milliseconds(145))
  }

  @Test func aSlowTerminalLeavesFramesOut() {
    let rig = makeRig()
    rig.controller.perform(.tap("Push"))
    _ = rig.backend.picture()

    scheduler.advance(by: .milliseconds(75))
    #expect(scheduler.pending == [])
    #expect(rig.backend.picture() != rig.backend.currentRendering().grid)
    scheduler.advance(by: .seconds(3))

    #expect(rig.backend.picture() == rig.backend.currentRendering().grid)
  }

  /// A frame costs no more than to paint it again, and a motion no more than to do so three times.
  @Test(arguments: [("Push", 80, 24), ("Sheet", 80, 24), ("Full screen", 200, 60)])
  func sendsNoMoreThanAWholePicture(ware: String, columns: Int, rows: Int) {
    let rig = makeRig(columns: columns, rows: rows)
    var (shown, most) = (rig.grid, 0)

    rig.controller.perform(.tap(.init(ware)))
    let counts = frames(rig).map { frame in
      defer { shown = frame }
      most = max(most, frame.bytes(from: nil, theme: .dark).count)
      return frame.bytes(from: shown, theme: .dark).count
    }

    #expect(counts.count == 6)
    #expect(counts.allSatisfy { $0 <= most }, "\(counts) of \(most)")
    #expect(counts.reduce(0, +) <= 3 * most, "\(counts) of \(most)")
  }

  @Test func cutsNoWideCharacterInHalf() {
    let size = TerminalSize(columns: 9, rows: 2)
    var (old, new) = (CellGrid(size: size), CellGrid(size: size))
    for row in 0..<2 {
      old.write("日本語で ", column: row, row: row, in: old.bounds, .plain)
      new.write("ひらがな ", column: 1 - row, row: row, in: new.bounds, .plain)
    }
    for side in [Motion.Side.left, .right, .bottom] {
      for (column, comes) in (0..<5).flatMap({ [($0, true), ($0, false)] }) {
        let part = CellRectangle(column: column, row: 0, columns: 4, rows: 2)
        for scope in [part, old.bounds] {
          let motion = Motion(old: old, part: part, scope: scope, side: side, comes: comes)
          for number in 0...7 { #expect(motion.frame(number, to: new).fault(size: size) == nil) }
        }
      }
    }
  }
}
