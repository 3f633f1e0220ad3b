public import Wireflow

/// A preview of a whole app, at the place that a script reaches.
///
/// Give it a name to use it in a preview and in a test:
///
/// ```swift
/// extension FlowPreview {
///   static let crime = FlowPreview("tap \"Crime\"") { ApplicationController(audiobooksOn: $0) }
/// }
/// #Preview { FlowPreview.crime }
/// @Test func crimeIsStillThere() async {
///   #expect(await FlowPreview.crime.problems() == [])
/// }
/// ```
///
/// The preview is interactive. It shows the log on demand, and a red banner with the first problem if
/// the script no longer works.
@MainActor
public struct FlowPreview {
  let script: String
  let formFactor: FormFactor?
  let make: @MainActor (Stage) -> ApplicationController

  /// Creates a preview.
  /// - Parameters:
  ///   - script: The user's actions from the launch to the place, one per line.
  ///   - formFactor: The size to adapt to before the script, or nil for that of the window.
  ///   - make: Creates the app on a stage. Give its initializer another wireframe to see the place
  ///     there.
  public init(
    _ script: String, formFactor: FormFactor? = nil,
    _ make: @escaping @MainActor (Stage) -> ApplicationController
  ) {
    self.script = script
    self.formFactor = formFactor
    self.make = make
  }

  /// Plays the script without a screen, and returns one line for each problem.
  public func problems() async -> [String] {
    let run = FlowPreviewRun(self, scheduler: ManualScheduler())
    await run.play()
    return run.problems
  }
}
