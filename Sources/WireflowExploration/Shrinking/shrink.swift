import Wireflow

/// Shortens a script as far as no single step can be left out, while it keeps a property.
///
/// ```swift
/// let short = await shrink(script) { script in await fails(script) }
/// ```
///
/// Ever smaller parts are left out, and in the end waits and texts become as short as they can be.
/// The property is asked at most some thousand times. The first step, which launches the app,
/// stays.
@MainActor
public func shrink(
  _ script: [ExplorationStep],
  while holds: @MainActor ([ExplorationStep]) async -> Bool
) async -> [ExplorationStep] {
  var steps = script
  var size = max(steps.count / 2, 1)
  while true {
    var hasShrunk = false
    // What comes last needs least of what follows, so parts go from the end.
    var end = steps.count
    while end > 1 {
      let start = max(1, end - size)
      let shorter = Array(steps[..<start] + steps[end...])
      if await holds(shorter) {
        steps = shorter
        hasShrunk = true
      }
      end = min(start, steps.count)
    }
    if hasShrunk { continue }
    if size == 1 { break }
    size = max(size / 2, 1)
  }
  return await shrinkWaits(steps, while: holds)
}

/// Makes each wait as short as a few halves of it, while a script keeps a property.
@MainActor
private func shrinkWaits(
  _ script: [ExplorationStep],
  while holds: @MainActor ([ExplorationStep]) async -> Bool
) async -> [ExplorationStep] {
  var steps = script
  for place in steps.indices {
    while true {
      guard case .action(let action) = steps[place], case .wait(let duration) = action,
        duration > Duration.milliseconds(1)
      else { break }
      var shorter = steps
      shorter[place] = .action(.wait(.milliseconds(duration.inMilliseconds / 2)))
      guard await holds(shorter) else { break }
      steps = shorter
    }
  }
  return steps
}

extension Duration {
  fileprivate var inMilliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
