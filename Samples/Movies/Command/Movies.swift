import MoviesApp
import Wireflow
import WireflowCommand

/// The movie lists in the terminal.
@main
struct Movies {
  @MainActor
  static func main() async {
    await CommandApplication("Movies", version: "1.0", isReplayable: true) { stage, wireframe in
      ApplicationController(moviesOn: stage, wireframe: wireframe)
    }
    .run()
  }
}
