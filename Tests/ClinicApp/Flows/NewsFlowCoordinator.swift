import Wireflow

/// The flow through the news, which a restart brings back.
@MainActor
final class NewsFlowCoordinator: ClinicFlow {
  let wireframe: FlowWireframe<Void>
  let clinic: Clinic

  init(wireframe: any ApplicationWireframe, clinic: Clinic) {
    self.wireframe = FlowWireframe(wireframe)
    self.clinic = clinic
  }

  func start(from sender: any Screen) {
    let open = services.openNews
    let list = make(NewsListScreen.self, "News") { flow, list in
      ScreenContent.Rows((1...6).map { $0 }, id: { "news \($0)" }) { number in
        ScreenContent.Row("\(flow.texts["Story"]) \(number)") {
          flow.showArticle(number, from: list)
        }
      }
    }
    wireframe.push(list, from: sender)
    services.openNews = 1
    onLeave(of: list) { flow, _ in flow.services.openNews = 0 }
    if open > 1 { showArticle(open - 1, from: list) }
  }

  private func showArticle(_ number: Int, from sender: any Screen) {
    let article = make(
      ArticleScreen.self, "Story", data: "\(texts["Story"]) \(number)"
    ) { flow, _ in
      ScreenContent.Text(flow.texts["Wash your hands"])
    }
    wireframe.push(article, from: sender)
    services.openNews = clinic.bug == .lossyRestart ? 1 : number + 1
    onLeave(of: article) { flow, _ in flow.services.openNews = min(flow.services.openNews, 1) }
  }
}
