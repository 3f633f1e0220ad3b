import FitnessApp
import Wireflow
import WireflowCommand

/// The fitness club in the terminal.
@main
struct Fitness {
  @MainActor
  static func main() async {
    await CommandApplication("Fitness", version: "1.0", isReplayable: true) { stage, wireframe in
      ApplicationController(fitnessOn: stage, wireframe: wireframe)
    }
    .run()
  }
}
