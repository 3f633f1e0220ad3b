import Observation
import Wireflow
import WireflowInteraction

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
