#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SwiftUI
import UIKit
import Wireflow
import WireflowInteraction

/// A view controller with a SwiftUI view, which handles all taps itself.
@MainActor
protocol HostingController: UIViewController {}

extension HostedScreenController: HostingController {}

/// A view controller that hosts the SwiftUI view of a screen.
///
/// The screen's title and bar buttons stay up to date. If the view has a toolbar, SwiftUI replaces
/// the items of the bar. The controller therefore restores the buttons of the screen and its
/// container after each layout.
@MainActor
final class HostedScreenController<Content: View>: UIHostingController<Content>, PaintedController {
  let screenID: StagePicture.ID?
  private let user: ScreenUser
  private let keeper = BarKeeper()
  private var bar: [StagePicture.Element] = []

  init(_ user: ScreenUser, rootView: Content) {
    self.user = user
    screenID = user.id
    super.init(rootView: rootView)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ page: StagePicture.Page) {
    let bar = page.elements.filter { $0.barEdge != nil && $0.id.screen == screenID }
    guard bar != self.bar else { return }
    self.bar = bar
    keeper.replaceScreenButtons(
      with: bar.map { element in
        (element.barEdge == .leading, ScreenButton(element) { [weak self] in self?.use(element) })
      }, on: navigationItem)
  }

  private func use(_ element: StagePicture.Element) {
    guard let action = element.action else { return }
    user.perform(action, on: element.target)
  }

  override func viewDidLoad() {
    keeper.note(navigationItem)
    super.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    keeper.note(navigationItem)
    super.viewWillAppear(animated)
    keeper.restore(on: navigationItem)
  }

  override func viewWillLayoutSubviews() {
    keeper.note(navigationItem)
    super.viewWillLayoutSubviews()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    keeper.restore(on: navigationItem)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keeper.restore(on: navigationItem)
  }
}

extension HostedScreenController: AnchorProviding {
  func anchorView(for label: String) -> UIView? { view.anchor(named: label) }
}
#endif
