import TestSupport
import Wireflow
import WireflowInteraction

/// A record of a watch's reports: the texts of the page in front, and the transition.
@MainActor
final class Told {
  var lines: [String] = []
  var pictures: [StagePicture] = []

  func note(_ picture: StagePicture, _ transition: PresentationTransition?) {
    pictures.append(picture)
    let page = picture.frontPage
    let text = page?.elements.first?.name ?? "nothing"
    let verbs = transition?.changes.map(\.verb.rawValue).joined(separator: " + ")
    lines.append("\(page?.title ?? "none") \(text)" + (verbs.map { ", \($0)" } ?? ""))
  }
}
