public import Wireflow

/// Leads a wireframe through a fixed set of journeys, and returns the laws that it breaks.
///
/// A wireframe that is right breaks none:
///
/// ```
/// let violations = wireframeViolations { stage in SplitWireframe(stage: stage) }
/// ```
///
/// Beside it, a tab bar goes the same way: how a screen is shown may differ, which screens and
/// flows are on stage may not. A journey ends at the first step that breaks a law. This needs no
/// test that runs, so a command may call it.
/// - Parameters:
///   - relaxations: laws that the wireframe does not keep on purpose, one by one with a reason.
///   - make: makes the wireframe on a stage, also on one that has run for a while.
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
  // One that swaps others is none to be swapped itself.
  let benches = sample is AdaptiveWireframe ? alone : alone + swapped
  let name = String(describing: type(of: sample))
  let all = benches.flatMap { $0.violations(of: name) }
  return all.filter { violation in !relaxations.contains { $0.covers(violation) } }
    + relaxations.flatMap { $0.violations(of: name, besides: all) }
}

/// Makes a wireframe compact, and another one regular.
@MainActor
private func swappable(
  _ make: @escaping @MainActor (Stage) -> any ApplicationWireframe
) -> @MainActor (Stage) -> any ApplicationWireframe {
  { stage in
    AdaptiveWireframe(stage: stage, formFactor: .compact) { formFactor in
      formFactor == .compact ? make(stage) : GalleryWireframe(stage: stage)
    }
  }
}
