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
