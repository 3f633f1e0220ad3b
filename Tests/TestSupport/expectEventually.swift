package import Testing

/// Expects something to become so while others work, within a time in which any machine gets there.
///
/// Real files and sockets take as long as they take, so this gives way again and again, and fails
/// in the end instead of waiting for ever. Long tests may hold the main actor for longer than that,
/// so it gives way often enough in any case.
@MainActor
package func expectEventually(
  _ isSo: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let end = ContinuousClock.now + .seconds(60)
  var turns = 0
  while !isSo(), turns < 1_000 || ContinuousClock.now < end {
    turns += 1
    await Task.yield()
  }
  #expect(isSo(), sourceLocation: sourceLocation)
}
