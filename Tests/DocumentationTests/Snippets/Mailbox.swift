import Wireflow
import WireflowWeaving

enum MailWeft: Weft {
  case messagePicked(Int)
  case newsIsOn
  case appIsNew
  case detailPicked
}

@MainActor final class MessageWarp: Warp {
  let thread: WarpThread<PlainScreen>
  init(_ id: Int, wireframe: any ApplicationWireframe) {
    thread = WarpThread(wireframe, head: PlainScreen("Message \(id)"))
  }
  func knit(_ weft: any Weft) -> [Stitch] { .empty }
}

@MainActor final class NewsWarp: Warp {
  let thread: WarpThread<PlainScreen>
  init(wireframe: any ApplicationWireframe) {
    thread = WarpThread(wireframe, head: PlainScreen("News"))
  }
  func knit(_ weft: any Weft) -> [Stitch] { .empty }
}

@MainActor final class PrivacyScreen: RootLevelRepresentable, Weftable {
  let title = "Privacy"
  let weftSubject = WeftSubject()
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
}

@MainActor final class MailWarp: Warp {
  typealias TopicsWarp = NewsWarp

  let thread: WarpThread<PlainScreen>
  private let detail = PrivacyScreen()
  private let mail = SingleWeftable(withInitialWeft: MailWeft.newsIsOn)
  private let news = SingleWeftable(withInitialWeft: MailWeft.newsIsOn)
  private let topics = SingleWeftable(withInitialWeft: MailWeft.newsIsOn)

  init(wireframe: any ApplicationWireframe) {
    thread = WarpThread(wireframe, head: PlainScreen("Inbox"))
  }

  func knit(_ weft: any Weft) -> [Stitch] {
    switch weft as? MailWeft {
    case .messagePicked(let id):
      let message = MessageWarp(id, wireframe: wireframe)
      return [Stitch(.showDetail, nextPresentable: message, nextWeftable: mail)]
    case .newsIsOn:
      return [
        Stitch(
          .embed, nextPresentable: NewsWarp(wireframe: wireframe),
          nextWeftable: news)
      ]
    case .appIsNew:
      let topicsWarp = TopicsWarp(wireframe: wireframe)
      return [
        .popup(
          [
            Stitch(nextPresentable: topicsWarp, nextWeftable: topics),
            Stitch(next: PrivacyScreen()),
          ], in: TabBarWireframe(stage: wireframe.stage))
      ]
    case .detailPicked:
      wireframe.push(detail, from: sender)
      return [Stitch(next: detail)]
    case nil: return .empty
    }
  }
}
