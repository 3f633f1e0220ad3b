public import Wireflow

/// A section of an app: it says what each weft leads to there.
///
/// A warp is a flow: the core starts it, it owns screens, and it ends when the last of them has
/// left by any way, or by `.end`. The thread is the one stored property that it needs; the head and
/// the wireframe come with it (Wittemberg, "Let's weave your application").
///
/// ```swift
/// func knit(_ weft: any Weft) -> [Stitch] {
///   guard case MoviesWeft.moviePicked(let id) = weft else { return .empty }
///   return [Stitch(.push, next: factory.makeDetail(of: id))]
/// }
/// ```
@MainActor
public protocol Warp: FlowCoordinator where Output == Void {
  /// The type of the warp's first screen, or `Void` for a warp that shows nothing but other warps.
  associatedtype Head = Void

  /// The thread of the warp: its wireframe and its head.
  var thread: WarpThread<Head> { get }

  /// Returns the stitches that a weft leads to in this warp, or none if it leads nowhere here.
  ///
  /// A warp may also ask its wireframe itself, as in Weavy 1.0.0, and return stitches without a
  /// style, which say only whom to listen to next. Wefts that are sent meanwhile come after it.
  func knit(_ weft: any Weft) -> [Stitch]

  /// Decides what becomes of a weft before it is knit.
  func adapt(weft: any Weft) -> WeftDecision
}

extension Warp {
  /// The warp's first screen, which stands for the warp where it is shown and is always the same.
  public var head: Head { thread.head }

  /// The wireframe of the warp's flow.
  public var wireframe: FlowWireframe<Void> { thread.wireframe }

  /// The screen that the weft being knit came from.
  ///
  /// If the weft came from no screen on stage, it is the one on top of the head's stack, or of the
  /// detail that lies on that, or else the one in front.
  ///
  /// While nothing is on stage, it is a screen from which nothing can be presented.
  public var sender: any Screen { thread.weaver.sender }

  /// Lets every weft through.
  public func adapt(weft: any Weft) -> WeftDecision { .knit }

  /// Begins the work that the loom has prepared, when the loom calls it through the core.
  public func start(from sender: any Screen) {
    thread.weaver.start(from: sender, as: self)
  }
}
