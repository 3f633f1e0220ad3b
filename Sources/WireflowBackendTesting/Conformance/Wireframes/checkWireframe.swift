public import Wireflow
import WireflowTesting

#if canImport(Testing) && canImport(XCTest)
public import Wireflow

/// Fails the test once for each law of wireframes that a wireframe breaks.
///
/// The failure names the journey and the step, and compares the expected state with the actual one.
///
/// ```swift
/// @Test @MainActor func keepsTheLaws() {
///   checkWireframe { SidebarWireframe(stage: $0) }
/// }
/// ```
/// - Parameters:
///   - fileID: the file ID of the caller.
///   - filePath: the file path of the caller.
///   - line: the line of the caller.
///   - column: the column of the caller.
///   - make: creates the wireframe on a stage, which may have been running for a while.
@MainActor
public func checkWireframe(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ make: @escaping @MainActor (Stage) -> any ApplicationWireframe
) {
  for message in failures(of: wireframeViolations(make)) {
    recordFailure(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
#endif

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
/// law. The function needs no running test, so you can also call it from a command-line tool. If
/// your wireframe breaks a law on purpose, leave its violations out.
/// - Parameters:
///   - most: the number of violations after which the search stops.
///   - make: creates the wireframe on a stage, which may have been running for a while.
@MainActor
public func wireframeViolations(
  upTo most: Int = .max, _ make: @escaping @MainActor (Stage) -> any ApplicationWireframe
) -> [ConformanceViolation] {
  let sample = make(Stage(backend: TextRecorder()))
  let name = String(describing: type(of: sample))
  let alone = (Journey.everywhere + Journey.adaptations.prefix(1)).map { journey in
    WireframeBench(
      journey: journey, subject: name, make: make, makeReference: TabBarWireframe.init)
  }
  let swapped = Journey.adaptations.map { journey in
    WireframeBench(
      journey: journey, subject: name, make: swappable(make),
      makeReference: swappable(TabBarWireframe.init))
  }
  // An adaptive wireframe swaps others, so it is not swapped itself.
  let benches = sample is AdaptiveWireframe ? alone : alone + swapped
  return benches.reduce(into: []) { violations, bench in
    if violations.count < most { violations += bench.violations() }
  }
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

/// A law that every wireframe must obey.
public enum WireframeLaw: String, Sendable, Hashable, CaseIterable {
  /// The stage has the same screens and flows as with a tab bar.
  case sameScreens = "shows the same screens and flows as any other wireframe"
  /// A root item keeps its stack while another one is selected.
  case keepsStacks = "keeps a root item's stack while another one is selected"
  /// The wireframe retains no object that has left the stage.
  case leaksNothing = "releases everything that has left"
  /// Each flow ends once, with the same outcome as with a tab bar.
  case flowsEndOnce = "lets each flow end once, and with the same outcome"
  /// The user can select root items, go back and dismiss.
  case userNavigates = "follows the user's navigation"
  /// Swapping wireframes while the app runs only changes how the app looks.
  case adaptKeepsAll = "keeps everything on stage when wireframes are swapped"
}

extension PolicyWireframe {
  /// Returns a minimal wireframe, in a container that no backend knows.
  static func gallery(on stage: Stage) -> PolicyWireframe {
    PolicyWireframe(
      stage: stage,
      policy: ContainerPolicy(
        WireframeContainer(
          name: "gallery", rootNavigation: .sidebar,
          modalStyle: WireframeContainer.regularModalStyle)))
  }
}
