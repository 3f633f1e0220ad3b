import Testing

/// Expects something to become so while others work, within a time in which any machine gets there.
///
/// Real files and sockets take as long as they take, so this gives way again and again, and fails
/// in the end instead of waiting for ever.
@MainActor
func expectEventually(
  _ isSo: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let end = ContinuousClock.now + .seconds(60)
  while !isSo(), ContinuousClock.now < end { await Task.yield() }
  #expect(isSo(), sourceLocation: sourceLocation)
}
