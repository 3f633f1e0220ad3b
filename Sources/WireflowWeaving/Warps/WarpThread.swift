public import Wireflow

/// The stored property of a warp: its wireframe, its head, and its state in the loom.
///
/// ```swift
/// let thread: WarpThread<MovieListScreen>
///
/// init(wireframe: any ApplicationWireframe) {
///   thread = WarpThread(wireframe, head: MovieListScreen())
/// }
/// ```
@MainActor
public final class WarpThread<Head> {
  /// The wireframe of the warp's flow.
  public let wireframe: FlowWireframe<Void>
  /// The warp's first screen.
  public let head: Head

  let weaver: WarpWeaver

  private init(_ wireframe: any ApplicationWireframe, head: Head, screen: (any Screen)?) {
    let wireframe = FlowWireframe<Void>(wireframe)
    self.wireframe = wireframe
    self.head = head
    weaver = WarpWeaver(wireframe: wireframe, head: screen)
  }
}

extension WarpThread where Head: Screen {
  /// Creates a warp's thread with the app's wireframe, or with its parent's.
  public convenience init(_ wireframe: any ApplicationWireframe, head: Head) {
    self.init(wireframe, head: head, screen: head)
  }
}

extension WarpThread where Head == Void {
  /// Creates the thread of a warp that shows only other warps.
  public convenience init(_ wireframe: any ApplicationWireframe) {
    self.init(wireframe, head: (), screen: nil)
  }
}
