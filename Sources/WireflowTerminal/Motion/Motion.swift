/// A motion from one picture to the next, frame by frame: a part slides in or out.
struct Motion: Hashable, Sendable {
  /// The side at which the part comes in, or goes out.
  enum Side {
    case left
    case right
    case bottom
  }

  /// The number of frames, of which the last shows the picture at rest.
  static let frames = 6
  /// The time for which each frame is shown.
  static let step = Duration.milliseconds(20)

  /// The picture before.
  let old: CellGrid
  /// The sliding part, in its position at rest.
  let part: CellRectangle
  /// The part of the window to which the motion is confined.
  let scope: CellRectangle
  let side: Side
  /// True if the part belongs to the next picture, and false if it belongs to the one before.
  let comes: Bool
  /// True if everything behind the part is dimmed from the first frame on.
  var recedes = false

  /// Returns a frame, counted from 1, on the way to a picture of the same size.
  func frame(_ number: Int, to new: CellGrid) -> CellGrid {
    guard (1..<Self.frames).contains(number), new.size == old.size else { return new }
    var grid = new
    grid.cursor = nil
    if comes {
      grid.paste(old, scope)
      if recedes { grid.recede(scope) }
    }
    grid.paste(comes ? new : old, part, moved: shift(number), in: scope)
    return grid
  }

  /// Returns how far the part is from its place, fast at first and slow at the end.
  private func shift(_ number: Int) -> (columns: Int, rows: Int) {
    let left = (Self.frames - number) * (Self.frames - number)
    let whole = Self.frames * Self.frames
    let share = comes ? left : whole - left
    return switch side {
    case .left: (-(part.endColumn - scope.column) * share / whole, 0)
    case .right: ((scope.endColumn - part.column) * share / whole, 0)
    case .bottom: (0, (scope.endRow - part.row) * share / whole)
    }
  }
}
