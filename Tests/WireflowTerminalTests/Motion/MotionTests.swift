import TestSupport
import Testing
import Wireflow
import WireflowInteraction

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

  /// Returns the column, or the row, in which some words begin in each frame.
  private func places(of words: String, in frames: [CellGrid]) -> [String] {
    frames.map { frame in
      let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (row, line) in lines.enumerated() {
        guard let range = line.firstRange(of: words) else { continue }
        return "\(line.distance(from: line.startIndex, to: range.lowerBound)),\(row)"
      }
      return "-"
    }
  }

  private func rows(of words: String, in frames: [CellGrid]) -> String {
    places(of: words, in: frames).map { $0.split(separator: ",").last.map(String.init) ?? "-" }
      .joined(separator: " ")
  }

  @Test func aPushSlidesInAndBackSlidesOut() {
    let rig = makeRig()

    rig.controller.perform(.tap("Push"))
    #expect(
      places(of: "‹ Wares", in: frames(rig)) == ["56,0", "36,0", "21,0", "9,0", "3,0", "1,0"])
    #expect(scheduler.now == .milliseconds(100))
    rig.controller.perform(.back)

    #expect(places(of: "‹ Wares", in: frames(rig)) == ["25,0", "45,0", "61,0", "72,0", "-", "-"])
    #expect(scheduler.now == .milliseconds(200))
  }

  @Test func aPushMovesItsOwnColumnAlone() {
    let rig = makeRig(.columns, columns: 120)
    rig.controller.perform(.tap("Push"))
    _ = frames(rig)
    let before = rig.grid

    rig.controller.perform(.tap(.init("Push", occurrence: 1)))
    let seen = frames(rig)

    #expect(
      places(of: "‹ Push", in: seen) == ["104,0", "90,0", "79,0", "72,0", "67,0", "66,0"])
    let columns = { (grid: CellGrid) in
      (0..<23).map { String(grid[row: $0].prefix(60).map(\.character)) }
    }
    #expect(seen.allSatisfy { columns($0) == columns(before) })
  }

  @Test(arguments: [
    ("Sheet", "18 13 9 7 5 5", "5 10 15 19 21 - -"),
    ("Full screen", "15 10 5 2 0 0", "0 7 12 17 20 22 -"),
  ])
  func aModalRisesAndSinks(ware: String, up: String, down: String) {
    let rig = makeRig()

    rig.controller.perform(.tap(.init(ware)))
    #expect(rows(of: "Stall", in: frames(rig)) == up)
    rig.controller.perform(.dismiss)

    #expect("\(up.last ?? "-") " + rows(of: "Stall", in: frames(rig)) == down)
  }

  @Test func thePlayerRisesAndTheDrawerComesFromTheLeft() {
    let rig = makeRig(.drawer)
    rig.controller.perform(.tap("Player"))
    _ = frames(rig)

    rig.controller.perform(.maximize)
    #expect(rows(of: "⌄ Minimize", in: frames(rig)) == "15 10 5 2 0 0")
    rig.controller.perform(.minimize)
    #expect(rows(of: "⌄ Minimize", in: frames(rig)) == "7 12 17 20 22 -")
    rig.controller.perform(.openDrawer)
    #expect(
      places(of: "List (3)", in: frames(rig)) == ["-", "-", "1,5", "4,5", "5,5", "5,5"])
    rig.controller.perform(.closeDrawer)
    #expect(places(of: "List (3)", in: frames(rig)) == ["0,5", "-", "-", "-", "-", "-"])
  }

  /// Nothing points at where these come from, and nobody is to wait for an answer.
  @Test(arguments: ["Popover", "Alert", "Action sheet", "Player"])
  func theRestStandsThereAtOnce(ware: String) {
    let rig = makeRig(.columns)

    rig.controller.perform(.tap(.init(ware)))

    #expect(frames(rig).count == 1)
  }

  @Test func rootItemsAndWireframesStandThereAtOnce() {
    let rig = makeRig()

    rig.controller.perform(.select("Elements"))
    #expect(frames(rig).count == 1)
    rig.controller.perform(.adapt(.regular))
    #expect(frames(rig).count == 1)
  }

  @Test func aKeyEndsAMotionAndIsNotLost() {
    let rig = makeRig()
    rig.controller.perform(.tap("Push"))
    let first = rig.backend.picture()
    var count = 0
    rig.backend.onChange = { count += 1 }

    _ = rig.backend.handle(.key(.character("3")))

    #expect(count > 0)
    #expect(scheduler.pending == [])
    #expect(rig.actions.suffix(2) == [#"tap "Push""#, #"select "List""#])
    let next = rig.backend.picture()
    #expect(next != first && next.text.contains("Entry 1"))
  }

  @Test func aWindowOfAnotherSizeIsDrawnAtRest() {
    let rig = makeRig()
    rig.controller.perform(.tap("Push"))
    _ = rig.backend.picture()

    _ = rig.backend.handle(.resize(TerminalSize(columns: 60, rows: 20)))

    let picture = rig.backend.picture()
    #expect(picture == rig.backend.currentRendering().grid)
    #expect(picture.size == TerminalSize(columns: 60, rows: 20))
    #expect(scheduler.pending == [])
  }

  @Test func whatIsNotAnimatedStandsThereAtOnce() {
    let rig = makeRig()
    let wireframe = rig.controller.wireframe

    for style in [TransitionStyle.unanimated, .crossDissolve] {
      let sender = rig.stage.visibleScreens[0]
      wireframe.push(BazaarScreen("New", .elements), from: sender, transition: style)
      #expect(frames(rig).count == 1)
    }
    wireframe.push(BazaarScreen("New", .elements), from: rig.stage.visibleScreens[0])
    wireframe.push(
      BazaarScreen("New", .elements), from: rig.stage.visibleScreens[0], transition: .unanimated)
    #expect(frames(rig).count == 1)
  }

  @Test func theNextChangeBeginsAMotionOfItsOwn() {
    let rig = makeRig()
    rig.controller.perform(.tap("Push"))
    _ = rig.backend.picture()
    scheduler.advance(by: .milliseconds(45))
    _ = rig.backend.picture()

    rig.controller.perform(.tap("Sheet"))

    #expect(frames(rig).count == 6)
    #expect(scheduler.now == .milliseconds(145))
  }

  @Test func aSlowTerminalLeavesFramesOut() {
    let rig = makeRig()
    rig.controller.perform(.tap("Push"))
    _ = rig.backend.picture()

    scheduler.advance(by: .milliseconds(75))
    #expect(scheduler.pending == [])
    #expect(places(of: "‹ Wares", in: [rig.backend.picture()]) == ["9,0"])
    scheduler.advance(by: .seconds(3))

    #expect(rig.backend.picture() == rig.backend.currentRendering().grid)
  }

  /// A frame costs no more than to paint it again, and a motion no more than to do so four times.
  @Test(arguments: [
    ("Push", 80, 24), ("Sheet", 80, 24), ("Push", 200, 60), ("Full screen", 200, 60),
  ])
  func sendsNoMoreThanAWholePicture(ware: String, columns: Int, rows: Int) {
    let rig = makeRig(columns: columns, rows: rows)
    var shown = rig.grid
    var most = 0

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
}

/// A frame of a motion is a picture that any terminal can show.
struct MotionFrameTests {
  @Test func cutsNoWideCharacterInHalf() {
    let size = TerminalSize(columns: 9, rows: 2)
    var (old, new) = (CellGrid(size: size), CellGrid(size: size))
    for row in 0..<2 {
      old.write("日本語で ", column: row, row: row, in: old.bounds, .plain)
      new.write("ひらがな ", column: 1 - row, row: row, in: new.bounds, .plain)
    }

    for side in [Motion.Side.left, .right, .bottom] {
      for comes in [true, false] {
        for column in 0..<5 {
          let part = CellRectangle(column: column, row: 0, columns: 4, rows: 2)
          for scope in [part, old.bounds] {
            let motion = Motion(old: old, part: part, scope: scope, side: side, comes: comes)
            for number in 0...7 {
              #expect(motion.frame(number, to: new).fault(size: size) == nil)
            }
          }
        }
      }
    }
  }
}
