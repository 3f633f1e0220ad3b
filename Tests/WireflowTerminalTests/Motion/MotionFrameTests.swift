import Testing

@testable import WireflowTerminal

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
