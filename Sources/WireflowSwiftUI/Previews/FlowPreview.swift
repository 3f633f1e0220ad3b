import Observation
public import Wireflow
import WireflowInteraction

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import SwiftUI
#endif

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

/// The app of one preview, on its way to the script's place and afterwards.
@Observable @MainActor
final class FlowPreviewRun {
  /// The problems of a script that no longer works, one line for each.
  private(set) var problems: [String] = []
  /// The lines of the log.
  private(set) var lines: [String] = []
  @ObservationIgnored let app: SceneApp
  @ObservationIgnored private let preview: FlowPreview
  @ObservationIgnored private var watch: PictureWatch?
  @ObservationIgnored private var hasPlayed = false

  init(_ preview: FlowPreview, scheduler: any Scheduler) {
    self.preview = preview
    app = SceneApp(scheduler: scheduler, preview.make)
  }

  private var stage: Stage { app.controller.stage }

  /// Moves the app to its place, once and without animations.
  func play() async {
    guard !hasPlayed else { return }
    hasPlayed = true
    let isOnScreen = app.model.isOnScreen
    app.model.isOnScreen = false
    stage.animatesTransitions = false
    await playScript()
    stage.animatesTransitions = true
    app.model.isOnScreen = isOnScreen
    watch = stage.watch { [weak self] _, _ in self?.readLog() }
  }

  private func playScript() async {
    app.launch()
    if let formFactor = preview.formFactor { app.controller.adapt(to: formFactor) }
    do throws(ScriptError) {
      let script = try Script(parsing: preview.script, name: "preview")
      problems = await app.controller.play(script).map(\.description)
    } catch {
      problems = [error.description]
    }
  }

  private func readLog() { lines = stage.log.lines }
}

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
extension FlowPreview: View {
  /// The app at its place.
  public var body: some View { FlowPreviewView(preview: self) }
}

/// The app of a preview, with its log on demand and a banner for a script that no longer works.
private struct FlowPreviewView: View {
  @State private var run: FlowPreviewRun
  @State private var showsLog = false

  init(preview: FlowPreview) {
    _run = State(initialValue: FlowPreviewRun(preview, scheduler: LiveScheduler()))
  }

  var body: some View {
    HStack(alignment: .top) {
      StageView(run.app.model)
      if showsLog { log }
    }
    .overlay(alignment: .top) {
      if let problem = run.problems.first {
        Text(problem).font(.footnote).padding(8).background(Color.red)
          .foregroundStyle(.white)
      }
    }
    .overlay(alignment: .bottomTrailing) {
      Button("Log", systemImage: "text.alignleft") { showsLog.toggle() }.padding(8)
    }
    .task { await run.play() }
  }

  private var log: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(Array(run.lines.enumerated()), id: \.offset) { _, line in
          Text(line).font(.footnote.monospaced())
        }
      }
    }
  }
}
#endif
