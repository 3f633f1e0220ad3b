/// Draws a scene as a user sees it, from nothing but the arguments.
func render(_ scene: AppScene, _ viewpoint: Viewpoint) -> Rendering {
  var painter = Painter(scene, viewpoint)
  if viewpoint.isTooSmall {
    painter.paintTooSmall()
  } else {
    painter.paintWindow()
  }
  return painter.rendering
}
