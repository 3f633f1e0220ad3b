import Wireflow

extension RestaurantFlowCoordinator {
  func reserveTwice(from home: MenuScreen) {
    task { flow in
      let lunch = TableFlowCoordinator(wireframe: flow.wireframe)
      guard let noon = await flow.run(lunch, from: home).output else {
        return
      }
      let dinner = TableFlowCoordinator(wireframe: flow.wireframe)
      guard let night = await flow.run(dinner, from: home).output else {
        return
      }
      flow.wireframe.presentAlert(
        AlertContent(title: "\(noon), then \(night)"), from: home)
    }
  }
}
