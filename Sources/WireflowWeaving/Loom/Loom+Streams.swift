extension Loom {
  /// A stream of the wefts that warps are about to knit, from now until the loom is released.
  public var willKnit: AsyncStream<Knitting> {
    let (stream, continuation) = AsyncStream.makeStream(of: Knitting.self)
    willKnitStreams.append(continuation)
    return stream
  }

  /// A stream of the wefts that warps have knit, from now until the loom is released.
  public var didKnit: AsyncStream<Knitting> {
    let (stream, continuation) = AsyncStream.makeStream(of: Knitting.self)
    didKnitStreams.append(continuation)
    return stream
  }

  /// Sends a knitting to each stream, and removes the terminated ones.
  func tell(_ streams: inout [AsyncStream<Knitting>.Continuation], _ knitting: Knitting) {
    streams.removeAll { stream in
      if case .terminated = stream.yield(knitting) { true } else { false }
    }
  }
}
