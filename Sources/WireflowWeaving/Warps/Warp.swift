public import Wireflow

/// A section of an app, which turns each weft into stitches.
///
/// A warp is a flow: it owns screens, and it ends when the last of them has left or a stitch ends
/// it. Its only required stored property is the thread, which contains the head and the wireframe
/// (Wittemberg, "Let's weave your application").
///
/// ```swift
/// func knit(_ weft: any Weft) -> [Stitch] {
///   guard case MoviesWeft.moviePicked(let id) = weft else { return .empty }
///   return [Stitch(.push, next: factory.makeDetail(of: id))]
/// }
/// ```
@MainActor
public protocol Warp: FlowCoordinator where Output == Void {
  /// The type of the warp's first screen, or `Void` for a warp that shows only other warps.
  associatedtype Head = Void

  /// The thread of the warp: its wireframe and its head.
  var thread: WarpThread<Head> { get }

  /// Returns the stitches for a weft, or none if the weft has no effect in this warp.
  ///
  /// A warp may also call its wireframe itself, as in Weavy 1.0.0. It then returns stitches without
  /// a style, which only name the weftables to listen to. Wefts sent during the call are knit after
  /// it.
  func knit(_ weft: any Weft) -> [Stitch]

  /// Decides whether to knit, replace, refuse or delay a weft.
  func adapt(weft: any Weft) -> WeftDecision
}

extension Warp {
  /// The warp's first screen, which represents the warp and never changes.
  public var head: Head { thread.head }

  /// The wireframe of the warp's flow.
  public var wireframe: FlowWireframe<Void> { thread.wireframe }

  /// The screen that the weft being knit came from.
  ///
  /// If the weft came from no screen on stage, the sender is the screen on top of the head's stack,
  /// or of the detail above it. If there is none, it is the frontmost screen.
  ///
  /// While nothing is on stage, the sender is a placeholder that cannot present anything.
  public var sender: any Screen { thread.weaver.sender }

  /// Accepts every weft.
  public func adapt(weft: any Weft) -> WeftDecision { .knit }

  /// Runs the work that the loom has prepared, when Wireflow starts the flow.
  public func start(from sender: any Screen) { thread.weaver.start(from: sender, as: self) }
}

/// A warp's progress since a loom began to weave it.
public enum WarpReadiness: Int, Sendable, Hashable, Comparable {
  /// A loom weaves the warp, and its head can be shown.
  case woven
  /// The warp and the warps from its first weft have knit their first wefts.
  case knitted

  /// Returns true if the first readiness comes before the second.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A wait until several warps have reached a readiness.
@MainActor
final class ReadinessWait {
  /// Closures that return the awaited weavers, unless they have been released.
  private let awaited: [() -> WarpWeaver?]
  private let readiness: WarpReadiness
  private var block: (() -> Void)?

  init(for weavers: [WarpWeaver], at readiness: WarpReadiness, block: @escaping () -> Void) {
    awaited = weavers.map { weaver in { [weak weaver] in weaver } }
    self.readiness = readiness
    self.block = block
  }

  /// Calls back at once if all warps are ready, or else registers with them.
  func begin() {
    check()
    guard block != nil, !isHopeless else { return }
    for weaver in awaited { weaver()?.waits.append(self) }
  }

  /// True if one of the warps has ended, or was released without being woven.
  var isHopeless: Bool {
    awaited.contains { weaver in weaver().map { $0.life == .ended } ?? true }
  }

  /// Calls back once, if all warps are ready.
  func check() {
    let isReady = awaited.allSatisfy { ($0()?.readiness).map { $0 >= readiness } ?? false }
    guard isReady, let block else { return }
    forget()
    block()
  }

  /// Cancels the wait, because a warp has ended.
  func forget() {
    _ = exchange(&block, with: nil)
    for weaver in awaited { weaver()?.waits.removeAll { $0 === self } }
  }
}

/// A namespace for functions on several warps at once.
@MainActor
public enum Warps {
  /// Calls back with the heads of warps as soon as all are ready, such as to install them as root
  /// items.
  ///
  /// If the warps are ready already, the callback runs at once. If one of them ends first, it never
  /// runs.
  ///
  /// ```swift
  /// Warps.whenReady(wishlist, watched) { [wireframe] wishlist, watched in
  ///   wireframe.install(rootItems: [wishlist, watched])
  /// }
  /// ```
  /// - Parameters:
  ///   - warps: the warps.
  ///   - readiness: the readiness that all warps must reach. A head can be shown before the first
  ///     weft is knit, because it is complete from the beginning.
  ///   - block: receives the heads; the warps retain it until then.
  public static func whenReady<each W: Warp>(
    _ warps: repeat each W, at readiness: WarpReadiness = .woven,
    block: @escaping @MainActor (repeat (each W).Head) -> Void
  ) {
    var weavers: [WarpWeaver] = []
    repeat weavers.append((each warps).thread.weaver)
    let heads = (repeat (each warps).head)
    ReadinessWait(for: weavers, at: readiness) { block(repeat each heads) }.begin()
  }
}
