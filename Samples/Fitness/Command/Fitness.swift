import FitnessApp
import WireflowCommand

/// The fitness club in the terminal.
@main
struct Fitness {
  @MainActor
  static func main() async {
    await CommandApplication("Fitness", version: "1.0", isReplayable: true) { wireframe in
      FitnessApplication.makeController(wireframe: wireframe)
    }
    .run()
  }
}
