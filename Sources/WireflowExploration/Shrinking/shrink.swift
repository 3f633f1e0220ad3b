import Wireflow

/// Shortens a script while it keeps a property, until no step and no run of up to eight steps can
/// go.
///
/// ```swift
/// let short = await shrink(script) { script in await fails(script) }
/// ```
///
/// The function leaves out ever smaller parts, and then shortens the waits. A detour that leads
/// away and back takes a few steps in a row, none of which can go alone. The function checks the
/// property at most a few thousand times. The first step, which launches the app, stays.
@MainActor
public func shrink(
  _ script: [ExplorationStep],
  while holds: @MainActor ([ExplorationStep]) async -> Bool
) async -> [ExplorationStep] {
  var steps = await leaveOutParts(of: script, while: holds)
  while let shorter = await withoutARow(steps, while: holds) {
    steps = await leaveOutParts(of: shorter, while: holds, from: 1)
  }
  return await shrinkWaits(steps, while: holds)
}

/// Returns a script without the parts that a property does not need, which may still contain
/// detours.
@MainActor
func leaveOutParts(
  of script: [ExplorationStep], while holds: @MainActor ([ExplorationStep]) async -> Bool
) async -> [ExplorationStep] {
  await leaveOutParts(of: script, while: holds, from: max(script.count / 2, 1))
}

/// Leaves out all parts that the property does not need, the largest first.
/// - Parameter largest: the number of steps in the largest part.
@MainActor
private func leaveOutParts(
  of script: [ExplorationStep],
  while holds: @MainActor ([ExplorationStep]) async -> Bool, from largest: Int
) async -> [ExplorationStep] {
  var steps = script
  var size = largest
  while true {
    var hasShrunk = false
    // Parts go from the end, because the fewest later steps depend on them.
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
    if size == 1 { return steps }
    size = max(size / 2, 1)
  }
}

/// Returns a script without a run of two to eight steps after the first one, or nil if all must
/// stay.
@MainActor
private func withoutARow(
  _ script: [ExplorationStep],
  while holds: @MainActor ([ExplorationStep]) async -> Bool
) async -> [ExplorationStep]? {
  for size in 2...8 {
    var start = script.count - size
    while start > 0 {
      let shorter = Array(script[..<start] + script[(start + size)...])
      if await holds(shorter) { return shorter }
      start -= 1
    }
  }
  return nil
}

/// Halves each wait as often as possible while a script keeps a property.
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
