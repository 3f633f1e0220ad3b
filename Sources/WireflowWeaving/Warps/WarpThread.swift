public import Wireflow

/// What a warp hangs on: its wireframe, its head, and its place in the loom.
@MainActor
public final class WarpThread<Head: Screen> {
  /// The wireframe of the warp's flow.
  public let wireframe: FlowWireframe<Void>
  /// The warp's first screen.
  public let head: Head

  let weaver: WarpWeaver

  /// Creates the thread of one warp from the app's wireframe, or from its parent's.
  public init(_ wireframe: any ApplicationWireframe, head: Head) {
    let wireframe = FlowWireframe<Void>(wireframe)
    self.wireframe = wireframe
    self.head = head
    weaver = WarpWeaver(wireframe: wireframe, head: head)
  }
}
