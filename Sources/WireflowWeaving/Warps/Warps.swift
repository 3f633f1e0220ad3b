/// A namespace for functions on several warps at once.
@MainActor
public enum Warps {
  /// Hands over the heads of warps as soon as all of them have come that far, such as to install
  /// them as root items.
  ///
  /// It makes no difference whether that was so before. When one of them ends first, nothing
  /// happens.
  ///
  /// ```swift
  /// Warps.whenReady(wishlist, watched) { [wireframe] wishlist, watched in
  ///   wireframe.install(rootItems: [wishlist, watched])
  /// }
  /// ```
  /// - Parameters:
  ///   - warps: the warps.
  ///   - readiness: how far they must have come. A head is a screen that is whole from the
  ///     beginning, so it may be shown before the first weft is knit.
  ///   - block: takes the heads; it is kept until then.
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
