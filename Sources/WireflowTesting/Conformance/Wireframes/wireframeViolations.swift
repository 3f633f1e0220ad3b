public import Wireflow

/// Runs a wireframe through a fixed set of journeys, and returns the laws that it breaks.
///
/// A correct wireframe breaks none:
///
/// ```
/// let violations = wireframeViolations { stage in SplitWireframe(stage: stage) }
/// ```
///
/// A tab bar goes through each journey beside it. The two may show screens differently, but they
/// must have the same screens and flows on stage. A journey stops at the first step that breaks a
/// law. The function needs no running test, so you can also call it from a command-line tool.
/// - Parameters:
///   - relaxations: the laws that the wireframe breaks on purpose, each with a reason.
///   - make: creates the wireframe on a stage, which may have been running for a while.
@MainActor
public func wireframeViolations(
  relaxing relaxations: [WireframeRelaxation] = [],
  _ make: @escaping @MainActor (Stage) -> any ApplicationWireframe
) -> [ConformanceViolation] {
  let alone = (Journey.everywhere + [Journey.adaptation]).map { journey in
    WireframeBench(journey, make, besides: { TabBarWireframe(stage: $0) })
  }
  let swapped = [Journey.adaptation, .adaptInTheMiddle].map { journey in
    WireframeBench(journey.swapping, swappable(make), besides: swappable(TabBarWireframe.init))
  }
  let sample = make(Stage(backend: TextRecorder()))
  // An adaptive wireframe swaps others, so it is not swapped itself.
  let benches = sample is AdaptiveWireframe ? alone : alone + swapped
  let name = String(describing: type(of: sample))
  let all = benches.flatMap { $0.violations(of: name) }
  return all.filter { violation in !relaxations.contains { $0.covers(violation) } }
    + relaxations.flatMap { $0.violations(of: name, besides: all) }
}

/// Creates an adaptive wireframe that uses the given one for the compact form factor only.
@MainActor
private func swappable(
  _ make: @escaping @MainActor (Stage) -> any ApplicationWireframe
) -> @MainActor (Stage) -> any ApplicationWireframe {
  { stage in
    AdaptiveWireframe(stage: stage, formFactor: .compact) { formFactor in
      formFactor == .compact ? make(stage) : PolicyWireframe.gallery(on: stage)
    }
  }
}
