import Wireflow
import WireflowInteraction

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

extension Motion {
  /// Creates the motion from one picture to the next, or returns nil if nothing moves.
  ///
  /// Pages slide in from the right, modals and the player rise from the bottom, and the drawer
  /// comes from the left. In a right-to-left language, the sides are swapped. Other changes appear
  /// without a motion.
  init?(from before: Rendering, to after: Rendering) {
    guard before.grid.size == after.grid.size, before.area == after.area, !before.area.isEmpty,
      before.picture.alert == nil, after.picture.alert == nil,
      before.picture.base.container == after.picture.base.container
    else { return nil }
    let found =
      Self.modal(before, after) ?? Self.drawer(before, after) ?? Self.player(before, after)
      ?? Self.page(before, after)
    guard let found else { return nil }
    self = found
  }

  private static func modal(_ before: Rendering, _ after: Rendering) -> Motion? {
    let (old, new) = (before.picture.modals, after.picture.modals)
    let (oldIDs, newIDs) = (old.map(\.region.id), new.map(\.region.id))
    let comes = newIDs.dropLast() == oldIDs[...]
    guard comes || (newIDs.count < oldIDs.count && oldIDs.starts(with: newIDs)),
      let last = comes ? new.last : old.last, last.style.rises,
      let box = (comes ? after : before).frames[last.region.id]
    else { return nil }
    return Motion(
      old: before.grid, part: box, scope: after.area, side: .bottom, comes: comes,
      recedes: comes && ![.fullScreen, .wall].contains(last.style))
  }

  private static func drawer(_ before: Rendering, _ after: Rendering) -> Motion? {
    guard let box = after.drawer ?? before.drawer,
      (after.drawer == nil) != (before.drawer == nil)
    else { return nil }
    return Motion(
      old: before.grid, part: box, scope: after.area,
      side: after.picture.words.isRightToLeft ? .right : .left,
      comes: after.drawer != nil, recedes: true)
  }

  private static func player(_ before: Rendering, _ after: Rendering) -> Motion? {
    guard let old = before.picture.player, let new = after.picture.player, old.id == new.id,
      old.isMaximized != new.isMaximized, before.picture.modals.isEmpty,
      after.picture.modals.isEmpty
    else { return nil }
    let area = after.area
    return Motion(
      old: before.grid, part: area, scope: area, side: .bottom, comes: new.isMaximized)
  }

  /// Finds the motion of the only page that has changed in the front region.
  private static func page(_ before: Rendering, _ after: Rendering) -> Motion? {
    guard before.picture.player?.isMaximized == after.picture.player?.isMaximized,
      before.picture.modals.count == after.picture.modals.count
    else { return nil }
    let (old, new) = (before.picture.frontRegion, after.picture.frontRegion)
    guard old.id == new.id, old.pages.count == new.pages.count else { return nil }
    guard old.selected == new.selected else { return turn(before, after) }
    let pairs = zip(old.pages, new.pages).filter { $0.id != $1.id }
    guard pairs.count == 1, let (from, to) = pairs.first,
      let frame = after.frames[to.id], before.frames[from.id] == frame
    else { return nil }
    let goesBack = old.stacks.contains { $0.contains(to.id) }
    guard goesBack || new.stacks.contains(where: { $0.contains(from.id) }) else { return nil }
    return Motion(
      old: before.grid, part: frame, scope: frame,
      side: after.picture.words.isRightToLeft ? .left : .right, comes: !goesBack)
  }
}

extension Motion {
  /// Finds the motion to another page of the pages in front, from the side on which it lies.
  fileprivate static func turn(_ before: Rendering, _ after: Rendering) -> Motion? {
    let (old, new) = (before.picture.frontRegion, after.picture.frontRegion)
    guard new.container.rootNavigation == .pages, let from = old.pages.last,
      let to = new.pages.last,
      let frame = after.frames[to.id], before.frames[from.id] == frame
    else { return nil }
    let isForward = new.selected > old.selected
    return Motion(
      old: before.grid, part: frame, scope: frame,
      side: isForward != after.picture.words.isRightToLeft ? .right : .left, comes: true)
  }
}

extension ModalStyle {
  /// True if a modal of the style rises from the bottom.
  fileprivate var rises: Bool {
    switch self {
    case .automatic, .sheet, .fullScreen, .formSheet: true
    case .popover, .wall: false
    }
  }
}

/// An animator that moves from one picture to the next on a scheduler.
///
/// The animator never blocks. Its owner takes the frame of the current moment, and a slow terminal
/// skips frames.
@MainActor
final class Animator {
  /// A closure that runs when the next frame is due.
  var onFrame: (() -> Void)?
  private let scheduler: any Scheduler
  /// The last picture, at rest.
  private var last: Rendering?
  /// True if all changes since then are animated, and nil if there are none.
  private var isDue: Bool?
  private var motion: Motion?
  private var begin = Duration.zero
  private var work: ScheduledWork?

  init(on scheduler: any Scheduler) { self.scheduler = scheduler }

  /// Registers a change that the next picture contains.
  func register(_ transition: PresentationTransition) {
    let moves = transition.isAnimated && transition.style.map { $0.moves } ?? true
    isDue = moves && isDue != false
  }

  /// Ends the motion, and returns true if there was one.
  @discardableResult
  func stop() -> Bool {
    isDue = nil
    work?.cancel()
    work = nil
    defer { motion = nil }
    return motion != nil
  }

  /// Returns the current frame on the way to a picture, or the picture itself without a motion.
  func frame(of rendering: Rendering) -> CellGrid {
    if let isDue {
      stop()
      motion = isDue ? last.flatMap { Motion(from: $0, to: rendering) } : nil
      begin = scheduler.now
    }
    last = rendering
    guard let motion else { return rendering.grid }
    let number = Int((scheduler.now - begin) / Motion.step) + 1
    guard number < Motion.frames, motion.old.size == rendering.grid.size else {
      stop()
      return rendering.grid
    }
    awaitFrame(number + 1)
    return motion.frame(number, to: rendering.grid)
  }

  private func awaitFrame(_ number: Int) {
    guard work == nil else { return }
    let due = begin + Motion.step * (number - 1)
    work = scheduler.schedule(after: due - scheduler.now) { [weak self] in
      self?.work = nil
      self?.onFrame?()
    }
  }
}

extension TransitionStyle {
  /// True if the style moves something, because cells cannot fade.
  fileprivate var moves: Bool { self != .unanimated && self != .crossDissolve }
}
