extension Loom {
  /// The wefts that are about to be knit, from now on, until the loom is gone.
  public var willKnit: AsyncStream<Knitting> {
    let (stream, continuation) = AsyncStream.makeStream(of: Knitting.self)
    willKnitStreams.append(continuation)
    return stream
  }

  /// The wefts that have been knit, from now on, until the loom is gone.
  public var didKnit: AsyncStream<Knitting> {
    let (stream, continuation) = AsyncStream.makeStream(of: Knitting.self)
    didKnitStreams.append(continuation)
    return stream
  }

  /// Tells all who follow, and forgets those who have stopped.
  func tell(_ streams: inout [AsyncStream<Knitting>.Continuation], _ knitting: Knitting) {
    streams.removeAll { stream in
      if case .terminated = stream.yield(knitting) { true } else { false }
    }
  }
}
