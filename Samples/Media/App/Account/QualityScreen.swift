import Observation
import Wireflow
import WireflowRouting

/// A screen that lets the user choose the video quality.
@Observable
@MainActor
final class QualityScreen: Screen, Renderer {
  let title = "Video quality"
  var onQualityChosen: ((VideoQuality) -> Void)?
  private var quality: VideoQuality?

  func render(_ quality: VideoQuality) {
    self.quality = quality
  }

  var content: ScreenContent {
    Choice(
      "Quality", options: VideoQuality.allCases.map(\.rawValue), selected: quality?.rawValue
    ) { option in
      if let quality = VideoQuality(rawValue: option) { self.onQualityChosen?(quality) }
    }
  }
}
