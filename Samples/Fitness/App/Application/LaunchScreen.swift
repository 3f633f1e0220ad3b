import Wireflow

/// The screen before the first flow, and between flows.
@MainActor
final class LaunchScreen: RootLevelRepresentable {
  let title = "Fitness"

  var rootLevelRepresentation: RootLevelRepresentation { RootLevelRepresentation(title: title) }

  var content: ScreenContent {
    Image("club_logo", alternative: "The club's logo")
  }
}
