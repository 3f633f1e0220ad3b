import FitnessApp
import Wireflow
import WireflowCommand

/// The fitness club in the terminal.
///
/// `swift run Fitness -- --checklist` shows the other version of the tutorial.
@main
struct Fitness {
  @MainActor
  static func main() async {
    await CommandApplication("Fitness", version: "1.0", isReplayable: true) {
      stage, wireframe, arguments in
      ApplicationController(
        fitnessOn: stage, wireframe: wireframe,
        onboarding: arguments.contains("--checklist") ? .checklist : .plain)
    }
    .run()
  }
}
