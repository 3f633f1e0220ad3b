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
  public func start(from sender: any Screen) {
    thread.weaver.start(from: sender, as: self)
  }
}
